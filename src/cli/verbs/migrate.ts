import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  defaultRelease,
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
import { readCase } from '../case.ts';
import { releaseNamed } from '../nodes-of-folder.ts';
import { platformMachine } from '../platform-machine.ts';
import { releaseSettings } from '../release-case.ts';
import { compileInput, rubyFor } from '../run-case.ts';

interface MigrateOptions {
  readonly json: boolean;
  readonly write: boolean;
  readonly from?: string;
  readonly to?: string;
  readonly platform?: string;
  readonly loadRuby: () => Promise<RubySnapshot>;
}

/** Prints the changes of each environment; `write` applies the fixes. The status is 1 if something changes. */
export async function runMigrate(
  paths: readonly string[],
  { json, write, from: fromName = '7', to: toName = defaultRelease, loadRuby }: MigrateOptions,
): Promise<number> {
  const [from, to] = [releaseNamed(fromName), releaseNamed(toName)];
  let status = 0;
  for (const path of paths) {
    const source = await readMigrationSource(path, loadRuby);
    const migration = migrate(source, from, to);
    const { findings } = migration;
    if (findings.length > 0) status = 1;
    const written = write ? writeFixes(path, source, migration) : [];
    if (json) process.stdout.write(`${JSON.stringify({ case: path, ...migration, written })}\n`);
    else process.stdout.write(`${printed(path, migration, source.files, written)}\n`);
  }
  return status;
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
