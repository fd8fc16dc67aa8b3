/** Compiles the Puppet blocks of documents, and compares the results with the expectations that the documents state. */
import {
  defaultRelease,
  getRelease,
  relationshipGraph,
  typeRegistry,
  type PlatformName,
  type ReleaseId,
} from '../../engine/index.ts';
import { bunrakuVersion } from '../bunraku-version.ts';
import type { Case } from '../case.ts';
import { findDocsBlocks, type DocsBlock } from '../docs/find-blocks.ts';
import type { Finding } from '../findings/finding.ts';
import { chooseFormat, printFindings } from '../findings/formats.ts';
import { readInputFiles } from '../input-files.ts';
import { releaseNamed } from '../nodes/nodes-of-folder.ts';
import { printLine, printRow } from '../output.ts';
import { platformMachine, platformNamed } from '../platform-machine.ts';
import { caseTypes, compileCase, createTarget, rubyFor } from '../run-case.ts';
import { UsageError, type VerbCall } from '../words/verb.ts';

const DOCUMENTS = ['**/*.md', '**/*.markdown', '**/*.html'];

interface CheckedBlock {
  readonly file: string;
  readonly block: DocsBlock;
  /** Absent if the result is as expected. */
  readonly finding?: Finding;
}

/** Returns the exit status: 1 if a block does not compile, or compiles although it is marked `fails`. */
export async function runCheckDocs({ args, given, loadRuby }: VerbCall): Promise<number> {
  const checked: CheckedBlock[] = [];
  for (const { path: file, text } of readInputFiles(args, DOCUMENTS)) {
    for (const block of findDocsBlocks(file, text)) {
      if (block.expectation.skips) continue;
      const finding = await checkBlock(file, block, { usual: given.find('release') ?? defaultRelease, loadRuby });
      checked.push({ file, block, ...(finding === undefined ? {} : { finding }) });
    }
  }
  const findings = checked.flatMap(({ finding }) => finding ?? []);
  const format = chooseFormat(given);
  if (format === 'json') checked.map(toRow).forEach(printRow);
  else if (format === 'text') printText(checked.length, findings);
  else {
    const parts = checked.map(({ file, block }) => nameBlock(file, block));
    printFindings(format, { verb: 'check-docs', version: bunrakuVersion, checked: parts, findings });
  }
  return findings.length === 0 ? 0 : 1;
}

interface CheckOptions extends Pick<VerbCall, 'loadRuby'> {
  /** The release for blocks that do not name one. */
  readonly usual: string;
}

async function checkBlock(
  file: string,
  block: DocsBlock,
  { usual, loadRuby }: CheckOptions,
): Promise<Finding | undefined> {
  const { code, expectation } = block;
  const place = { file, part: nameBlock(file, block), line: block.line };
  let problem: BlockProblem | undefined;
  try {
    const release = releaseNamed(expectation.release ?? usual);
    problem = await findProblem(code, release, {
      platform: platformNamed(expectation.machine ?? 'debian-12'),
      loadRuby,
    });
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return { rule: 'expectation', level: 'error', message: error.message, ...place };
  }
  if (expectation.fails) {
    if (problem !== undefined) return undefined;
    return { rule: 'expectation', level: 'error', message: 'The block compiles, but is marked as failing.', ...place };
  }
  if (problem === undefined) return undefined;
  const { rule, line, column } = problem;
  // Removes the place inside the block, because readers know only the document.
  const message = problem.message.replace(/ \(file: manifests\/site\.pp[^)]*\)| on node \S+$/g, '');
  const at = line === undefined || block.places === 'none' ? {} : { line: block.line + line - 1 };
  const inLine = column === undefined || block.places !== 'columns' ? {} : { column };
  return { rule, level: 'error', message, ...place, ...at, ...inLine };
}

type BlockProblem = Pick<Finding, 'rule' | 'message'> & {
  readonly line?: number | undefined;
  readonly column?: number | undefined;
};

/** Compiles a block and creates its relationship graph. Returns the error, or the first cycle. */
async function findProblem(
  code: string,
  release: ReleaseId,
  { platform, loadRuby }: Pick<VerbCall, 'loadRuby'> & { readonly platform: PlatformName },
): Promise<BlockProblem | undefined> {
  const read: Case = { path: 'a block', files: new Map([['manifests/site.pp', code]]), options: {} };
  const known = await platformMachine(platform);
  const machine = { ...known, types: typeRegistry(known.types.types, getRelease(release)) };
  const ruby = await rubyFor(read, { loadRuby });
  const target = createTarget(read, machine);
  const { catalog, error, deferred } = compileCase(read, machine, { target, ruby, release });
  if (error !== undefined) return { ...error, rule: error.code.toLowerCase() };
  if (catalog === undefined) return undefined;
  const graph = relationshipGraph(catalog, caseTypes(read, machine, target, ruby), { target, deferred });
  if (graph.kind === 'failed') return { rule: 'graph', message: graph.error.message };
  if (graph.kind === 'ordered') return undefined;
  const path = graph.cycles[0]?.path.map(({ name }) => name).join(' → ') ?? '';
  return { rule: 'cycle', message: `The resources have a dependency cycle: ${path}.` };
}

function nameBlock(file: string, { number }: DocsBlock): string {
  return `${file}, block ${number}`;
}

function toRow({ file, block: { number, line }, finding }: CheckedBlock) {
  const place = { file, block: number, line };
  return finding === undefined ? { ...place, ok: true } : { ...place, ok: false, ...finding };
}

function printText(count: number, findings: readonly Finding[]): void {
  for (const { message, file = '', line, part = '' } of findings)
    printLine('error', `${line === undefined ? part : `${file}:${line}`}: ${message}`);
  const failed = findings.length === 0 ? 'all as expected' : `${findings.length} not as expected`;
  process.stdout.write(`${count} Puppet ${count === 1 ? 'block' : 'blocks'}: ${failed}\n`);
}
