import { existsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  defaultRelease,
  LineIndex,
  nameRelease,
  typeKnowledge,
  selectBuiltinTypes,
  type ReleaseId,
  type RubySnapshot,
} from '../../engine/index.ts';
import {
  filesWithFixes,
  kindTitles,
  listed,
  mergeMigrations,
  migrate,
  placeText,
  uncomparedNodes,
  type Files,
  type Finding,
  type Migration,
  type MigrationSource,
} from '../../migrate/index.ts';
import { countText } from '../../protocol/count-text.ts';
import { bunrakuVersion } from '../bunraku-version.ts';
import { defaultNode, readCase, type Case } from '../case.ts';
import type { CaseMachine } from '../case-machine.ts';
import type { Finding as ReportedFinding } from '../findings/finding.ts';
import { chooseFormat, printFindings } from '../findings/formats.ts';
import { onlyEnvironment } from '../input-files.ts';
import { FactsByNode, loadMachines } from '../nodes/by-node.ts';
import { namesIn, releaseNamed } from '../nodes/nodes-of-folder.ts';
import { printRow } from '../output.ts';
import { platformMachine } from '../platform-machine.ts';
import { releaseSettings } from '../release-case.ts';
import { compileInput, rubyFor } from '../run-case.ts';
import { UsageError, type VerbCall } from '../words/verb.ts';

/**
 * Prints the changes of each environment. `write` also applies the fixes. Returns the exit status: 1 if anything
 * changes.
 */
export async function runMigrate({ args, given, loadRuby }: VerbCall): Promise<number> {
  if (args.length === 0) throw new UsageError('migrate needs at least one folder or manifest.');
  const from = releaseNamed(given.find('from') ?? '7');
  const to = releaseNamed(given.find('to') ?? defaultRelease);
  const format = chooseFormat(given);
  const reported: ReportedFinding[] = [];
  let status = 0;
  for (const arg of args) {
    const path = existsSync(arg) && statSync(arg).isDirectory() ? onlyEnvironment('migrate', [arg]) : arg;
    const sources = await readSources(path, { given, from, loadRuby });
    const migration = migrateAll(sources, from, to);
    if (migration.findings.length > 0) status = 1;
    const { files } = sources[0];
    const written = given.has('write') ? writeFixes(path, sources, migration) : [];
    if (format === 'json') printRow({ case: path, ...migration, written });
    else if (format === 'text') process.stdout.write(`${printed(path, migration, files, written)}\n`);
    reported.push(...migration.findings.map((finding) => toReported(path, finding, files)));
  }
  if (format !== 'json' && format !== 'text')
    printFindings(format, { verb: 'migrate', version: bunrakuVersion, checked: args, findings: reported });
  return status;
}

/** One source for each node, all with the same files. */
type Sources = readonly [MigrationSource, ...(readonly MigrationSource[])];

function migrateAll([first, ...more]: Sources, from: ReleaseId, to: ReleaseId): Migration {
  return mergeMigrations(
    migrate(first, from, to),
    more.map((source) => migrate(source, from, to)),
  );
}

function toReported(path: string, { kind, message, place }: Finding, files: Files): ReportedFinding {
  const finding = { rule: `migrate-${kind}`, level: kind === 'error' ? 'error' : 'warning', message } as const;
  if (place === undefined) return { ...finding, part: path };
  const line =
    place.span === undefined ? {} : { line: new LineIndex(files[place.file] ?? '').lineAt(place.span.offset) };
  return { ...finding, file: statSync(path).isDirectory() ? join(path, place.file) : path, ...line };
}

/** Reads an environment or a single manifest for one node, with a simulated Debian 12 as its machine. */
export async function readMigrationSource(
  path: string,
  loadRuby?: () => Promise<RubySnapshot>,
): Promise<MigrationSource> {
  const given = readCase(path);
  const read = { ...given, options: { ...given.options, settings: releaseSettings(given) } };
  const ruby = await rubyFor(read, loadRuby === undefined ? {} : { loadRuby });
  return createSource(read, await platformMachine('debian-12'), ruby);
}

function createSource(read: Case, machine: CaseMachine, ruby: RubySnapshot | undefined): MigrationSource {
  return {
    node: read.options.node ?? defaultNode,
    files: Object.fromEntries(read.files),
    inputFor: (texts, release) => ({
      ...compileInput({ ...read, files: new Map(Object.entries(texts)) }, machine, { ruby, release }),
      types: typeKnowledge(selectBuiltinTypes(release)),
    }),
  };
}

interface NodeChoice extends Pick<VerbCall, 'given'> {
  readonly from: ReleaseId;
  readonly loadRuby: VerbCall['loadRuby'];
}

/**
 * Reads a project for all nodes that its files and the options name. Without such a node, the project is compiled for
 * the default node.
 */
async function readSources(path: string, { given, from, loadRuby }: NodeChoice): Promise<Sources> {
  const read = readCase(path);
  const folder = {
    read: { ...read, options: { ...read.options, settings: releaseSettings(read) } },
    files: Object.fromEntries(read.files),
  };
  const ruby = await rubyFor(folder.read, { loadRuby });
  const facts = new FactsByNode(given.list('facts'));
  const machineOf = await loadMachines(from, given.list('machine'));
  const chosen = given.list('node');
  const named = chosen.length > 0 ? chosen : [...namesIn(folder, from), ...facts.names];
  const sourceOf = (node: string): MigrationSource => {
    const options = { ...folder.read.options, node, facts: { ...folder.read.options.facts, ...facts.find(node) } };
    return createSource({ ...folder.read, options }, machineOf(node), ruby);
  };
  const [first = read.options.node ?? defaultNode, ...more] = new Set(named);
  return [sourceOf(first), ...more.map(sourceOf)];
}

/** Maximum number of passes, because one fix can reveal another problem. */
const MAX_PASSES = 4;

/** Applies fixes until none is left, and writes the files that changed. Returns their paths. */
function writeFixes(path: string, sources: Sources, { from, to, findings }: Migration): readonly string[] {
  const [first, ...more] = sources;
  let [files, left] = [first.files, findings];
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const fixes = left.map(({ fix }) => fix).filter((fix) => fix !== undefined);
    if (fixes.length === 0) break;
    files = filesWithFixes(files, fixes);
    const fixed = (each: MigrationSource): MigrationSource => ({ ...each, files, before: first.files });
    left = migrateAll([fixed(first), ...more.map(fixed)], from, to).findings;
  }
  const changed = Object.entries(files).filter(([file, text]) => first.files[file] !== text);
  const isFolder = statSync(path).isDirectory();
  return changed.map(([file, text]) => {
    const target = isFolder ? join(path, file) : path;
    writeFileSync(target, text);
    return target;
  });
}

function printed(path: string, migration: Migration, files: Files, written: readonly string[]): string {
  const { from, to, findings, nodes } = migration;
  const counts = [countText(findings.length, 'finding'), ...(nodes.length === 1 ? [] : [`${nodes.length} nodes`])];
  return [
    `${path}: from ${nameRelease(from)} to ${nameRelease(to)}, ${counts.join(', ')}`,
    ...uncomparedNodes(migration).map((text) => `  ${text}`),
    ...findings.map((finding) => line(finding, files)),
    ...written.map((file) => `  Changed ${file}`),
  ].join('\n');
}

function line(finding: Finding, files: Files): string {
  const { kind, message, before, after, rows, fix, nodes } = finding;
  const place = placeText(finding, files);
  return [
    `  ${kindTitles[kind]}: ${place === undefined ? '' : `${place}: `}${message}`,
    ...(before === undefined && after === undefined
      ? []
      : [`    ${before ?? 'nothing'} becomes ${after ?? 'nothing'}`]),
    ...(nodes === undefined ? [] : [`    Nodes: ${listed(nodes)}`]),
    ...rows.map(({ about }) => `    Why: ${about}`),
    ...(fix === undefined ? [] : [`    Fix: ${fix.title}`]),
  ].join('\n');
}
