import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  defaultRelease,
  LineIndex,
  nameRelease,
  typeKnowledge,
  selectBuiltinTypes,
  type RubySnapshot,
} from '../../engine/index.ts';
import {
  filesWithFixes,
  kindTitles,
  migrate,
  placeText,
  type Files,
  type Finding,
  type Migration,
  type MigrationSource,
} from '../../migrate/index.ts';
import { bunrakuVersion } from '../bunraku-version.ts';
import { readCase } from '../case.ts';
import type { Finding as ReportedFinding } from '../findings/finding.ts';
import { chooseFormat, printFindings } from '../findings/formats.ts';
import { releaseNamed } from '../nodes/nodes-of-folder.ts';
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
  for (const path of args) {
    const source = await readMigrationSource(path, loadRuby);
    const migration = migrate(source, from, to);
    if (migration.findings.length > 0) status = 1;
    const written = given.has('write') ? writeFixes(path, source, migration) : [];
    if (format === 'json') printRow({ case: path, ...migration, written });
    else if (format === 'text') process.stdout.write(`${printed(path, migration, source.files, written)}\n`);
    reported.push(...migration.findings.map((finding) => toReported(path, finding, source.files)));
  }
  if (format !== 'json' && format !== 'text')
    printFindings(format, { verb: 'migrate', version: bunrakuVersion, checked: args, findings: reported });
  return status;
}

function toReported(path: string, { kind, message, place }: Finding, files: Files): ReportedFinding {
  const finding = { rule: `migrate-${kind}`, level: kind === 'error' ? 'error' : 'warning', message } as const;
  if (place === undefined) return { ...finding, part: path };
  const line =
    place.span === undefined ? {} : { line: new LineIndex(files[place.file] ?? '').lineAt(place.span.offset) };
  return { ...finding, file: statSync(path).isDirectory() ? join(path, place.file) : path, ...line };
}

/** Reads an environment or a single manifest as the source of a migration, on the page's Debian 12. */
export async function readMigrationSource(
  path: string,
  loadRuby?: () => Promise<RubySnapshot>,
): Promise<MigrationSource> {
  const given = readCase(path);
  const read = { ...given, options: { ...given.options, settings: releaseSettings(given) } };
  const machine = await platformMachine('debian-12');
  const ruby = await rubyFor(read, loadRuby === undefined ? {} : { loadRuby });
  const files = Object.fromEntries(read.files);
  return {
    files,
    inputFor: (texts, release) => ({
      ...compileInput({ ...read, files: new Map(Object.entries(texts)) }, machine, { ruby, release }),
      types: typeKnowledge(selectBuiltinTypes(release)),
    }),
  };
}

/** Maximum number of passes, because one fix can reveal another problem. */
const MAX_PASSES = 4;

/** Applies fixes until none is left, and writes the files that changed. Returns their paths. */
function writeFixes(path: string, source: MigrationSource, { from, to, findings }: Migration): readonly string[] {
  let [files, left] = [source.files, findings];
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const fixes = left.map(({ fix }) => fix).filter((fix) => fix !== undefined);
    if (fixes.length === 0) break;
    files = filesWithFixes(files, fixes);
    left = migrate({ ...source, files, before: source.files }, from, to).findings;
  }
  const changed = Object.entries(files).filter(([file, text]) => source.files[file] !== text);
  const isFolder = statSync(path).isDirectory();
  return changed.map(([file, text]) => {
    const target = isFolder ? join(path, file) : path;
    writeFileSync(target, text);
    return target;
  });
}

function printed(
  path: string,
  { from, to, findings, failsBefore }: Migration,
  files: Files,
  written: readonly string[],
): string {
  const head = `${path}: from ${nameRelease(from)} to ${nameRelease(to)}, ${findings.length === 1 ? '1 finding' : `${findings.length} findings`}`;
  return [
    head,
    ...(failsBefore === undefined ? [] : [`  ${nameRelease(from)} cannot compile it: ${failsBefore}`]),
    ...findings.map((finding) => line(finding, files)),
    ...written.map((file) => `  Changed ${file}`),
  ].join('\n');
}

function line(finding: Finding, files: Files): string {
  const { kind, message, before, after, rows, fix } = finding;
  const place = placeText(finding, files);
  return [
    `  ${kindTitles[kind]}: ${place === undefined ? '' : `${place}: `}${message}`,
    ...(before === undefined && after === undefined
      ? []
      : [`    ${before ?? 'nothing'} becomes ${after ?? 'nothing'}`]),
    ...rows.map(({ about }) => `    Why: ${about}`),
    ...(fix === undefined ? [] : [`    Fix: ${fix.title}`]),
  ].join('\n');
}
