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
import { computePasses } from '../jobs/compute-rows.ts';
import type { ComputeRows, NodeWork } from '../jobs/node-work.ts';
import { servedWork } from '../jobs/processes.ts';
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
  const served = servedWork();
  for (const [number, arg] of args.entries()) {
    if (served !== undefined && served !== number) continue;
    const path = existsSync(arg) && statSync(arg).isDirectory() ? onlyEnvironment('migrate', [arg]) : arg;
    const sources = await readSources(path, { given, from, loadRuby });
    const { files } = sources[0];
    const work = migrationWork(sources, from, to);
    const migrated = await computePasses(
      work,
      given,
      async (compute) => await migrateAll(work, files, compute, given.has('write')),
      number,
    );
    if (migrated === undefined) return 0;
    const { migration, fixed } = migrated;
    if (migration.findings.length > 0) status = 1;
    const written = writeFiles(path, fixed);
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

/**
 * Creates the work that migrates each node. A pass needs the files that fixes have changed, with their new contents.
 */
function migrationWork(sources: Sources, from: ReleaseId, to: ReleaseId): NodeWork<Migration, Files> {
  const [first] = sources;
  let latest: { readonly fixed: Files; readonly files: Files } | undefined;
  return {
    names: sources.map(({ node }) => node),
    isRow: isMigration,
    compute: (index, fixed) => {
      const source = sources[index] ?? first;
      if (Object.keys(fixed).length === 0) return migrate(source, from, to);
      if (latest?.fixed !== fixed) latest = { fixed, files: { ...first.files, ...fixed } };
      return migrate({ ...source, files: latest.files, before: first.files }, from, to);
    },
  };
}

/** Recognizes a row from another process of this program. */
function isMigration(value: unknown): value is Migration {
  return typeof value === 'object' && value !== null && 'findings' in value && 'nodes' in value;
}

/** Maximum number of passes of fixes, because one fix can reveal another problem. */
const MAX_PASSES = 4;

/**
 * Migrates all nodes. With `withFixes`, applies fixes and migrates again until none is left. `fixed` has the files that
 * fixes changed.
 */
async function migrateAll(
  { names }: NodeWork<Migration, Files>,
  files: Files,
  compute: ComputeRows<Migration, Files>,
  withFixes: boolean,
): Promise<{ readonly migration: Migration; readonly fixed: Files }> {
  const run = async (fixed: Files): Promise<Migration> => {
    const [first, ...more] = await compute([...names.keys()], fixed);
    if (first === undefined) throw new Error('A migration needs at least one node.');
    return mergeMigrations(first, more);
  };
  const migration = await run({});
  let fixed: Files = {};
  let left = migration.findings;
  const passes = withFixes ? MAX_PASSES : 0;
  for (let pass = 0; pass < passes; pass += 1) {
    const fixes = left.map(({ fix }) => fix).filter((fix) => fix !== undefined);
    if (fixes.length === 0) break;
    const now = filesWithFixes({ ...files, ...fixed }, fixes);
    fixed = Object.fromEntries(Object.entries(now).filter(([file, text]) => files[file] !== text));
    left = (await run(fixed)).findings;
  }
  return { migration, fixed };
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

/** Writes the files that fixes changed. Returns their paths. */
function writeFiles(path: string, fixed: Files): readonly string[] {
  const isFolder = statSync(path).isDirectory();
  return Object.entries(fixed).map(([file, text]) => {
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
