/**
 * `node scripts/run.mjs e2e/bench/round-trip.ts PATH …`: imports folders and archives (.zip, .tar.gz, .tar), exports
 * each as zip and as tar.gz, and compares all files byte by byte, with links and executable bits. Then imports the
 * export, and compares again. Prints times and memory. The exit status is 1 if a byte differs.
 */
import { lstat, readdir, readFile, readlink } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { Project } from '../../src/protocol/project/project.ts';
import { fromStored, toStored } from '../../src/workspace/drafts/stored-draft.ts';
import { environmentArchive, environmentName } from '../../src/workspace/environment-archive.ts';
import { createBudget } from '../../src/workspace/import/budget.ts';
import { importProblemText, leftOutText } from '../../src/workspace/import/import-text.ts';
import type { Imported, RawFile } from '../../src/workspace/import/import-types.ts';
import { gunzipCounted } from '../../src/workspace/import/archives/inflate-counted.ts';
import { isArchive, readImport } from '../../src/workspace/import/read-import.ts';
import { untar } from '../../src/workspace/import/archives/untar.ts';
import { unzip } from '../../src/workspace/import/archives/unzip.ts';
import { isForeignPath } from '../../src/workspace/import/file-selection.ts';
import { row } from './row.ts';

async function filesIn(folder: string, prefix: string): Promise<readonly RawFile[]> {
  const files: RawFile[] = [];
  for (const name of (await readdir(folder)).toSorted()) {
    const [full, path] = [join(folder, name), `${prefix}/${name}`];
    const stat = await lstat(full);
    if (stat.isDirectory()) files.push(...(await filesIn(full, path)));
    else if (stat.isSymbolicLink())
      files.push({ path, bytes: new TextEncoder().encode(await readlink(full)), isLink: true });
    else if (stat.isFile()) {
      const bytes = new Uint8Array(await readFile(full));
      files.push((stat.mode & 0o111) === 0 ? { path, bytes } : { path, bytes, isExecutable: true });
    }
  }
  return files;
}

async function unpacked(name: string, bytes: Uint8Array): Promise<readonly RawFile[]> {
  if (name.endsWith('.zip')) return unzip(bytes, createBudget()).files;
  return (await untar(name.endsWith('.tar') ? bytes : gunzipCounted(bytes, createBudget()), createBudget())).files;
}

/** Lists files by path, without the folder that contains them all. */
function listed(files: readonly RawFile[]): ReadonlyMap<string, RawFile> {
  const paths = files.map(({ path }) => path);
  const top = `${paths[0]?.split('/')[0] ?? ''}/`;
  const cut = paths.every((path) => path.startsWith(top)) ? top.length : 0;
  return new Map(files.filter(({ path }) => !isForeignPath(path)).map((file) => [file.path.slice(cut), file]));
}

function differences(before: ReadonlyMap<string, RawFile>, after: ReadonlyMap<string, RawFile>): readonly string[] {
  const wrong: string[] = [];
  for (const [path, file] of before) {
    const other = after.get(path);
    if (other === undefined) wrong.push(`${path}: gone`);
    else if (Buffer.compare(file.bytes, other.bytes) !== 0) wrong.push(`${path}: other bytes`);
    else if (file.isLink !== other.isLink) wrong.push(`${path}: link or not`);
    else if (file.isLink !== true && file.isExecutable !== other.isExecutable) wrong.push(`${path}: executable or not`);
  }
  return wrong;
}

function createProject({ files, kept, executable, setting }: Imported, name: string): Project {
  return {
    node: { certname: 'web.example.com', platform: 'debian-12', facts: { role: 'web' } },
    machine: { files: { '/etc/motd': 'hello\n' }, packages: {}, services: {} },
    ...setting,
    name,
    ...{ files, kept, executable },
  };
}

async function roundTrip(path: string): Promise<boolean> {
  const name = basename(resolve(path));
  const isFolder = !isArchive(name);
  const picked = isFolder ? await filesIn(path, name) : [{ path: name, bytes: new Uint8Array(await readFile(path)) }];
  const before = listed(isFolder ? picked : await unpacked(name, picked[0]?.bytes ?? new Uint8Array()));
  const started = performance.now();
  const read = await readImport(picked);
  const readIn = performance.now() - started;
  if (!read.ok) {
    console.log(`${name}: ${importProblemText(read.problem)}`);
    return false;
  }
  const { files, kept, pack, leftOut } = read.value;
  const project = createProject(read.value, name);
  // Cloned as IndexedDB would clone it.
  const { stored, base } = structuredClone(toStored(project, 'draft', undefined));
  const kepthere = fromStored(stored, base) ?? project;
  const packs = { blob: async (id: string) => (id === pack?.id ? pack.blob : undefined) };
  const wrong: string[] = leftOut.map((left) => `${left.path}: left out, ${leftOutText(left.reason)}`);
  const times: string[] = [];
  for (const form of ['zip', 'tar.gz'] as const) {
    const started = performance.now();
    const archive = await environmentArchive({ project: kepthere, packs }, form);
    times.push(`${form} ${((performance.now() - started) / 1000).toFixed(1)} s`);
    wrong.push(...differences(before, listed(await unpacked(`a.${form}`, archive))).map((each) => `${form} ${each}`));
    const again = await readImport([{ path: `${environmentName(name)}.${form}`, bytes: archive }]);
    if (!again.ok) wrong.push(`${form}: cannot be imported again`);
    else {
      const { setting, files: texts, kept: bytes } = again.value;
      if (JSON.stringify(setting?.node) !== JSON.stringify(project.node)) wrong.push(`${form}: the node is another`);
      if (JSON.stringify(setting?.machine) !== JSON.stringify(project.machine)) wrong.push(`${form}: another machine`);
      const counts = [Object.keys(texts).length, Object.keys(bytes).length];
      if (counts.join() !== [Object.keys(files).length, Object.keys(kept).length].join())
        wrong.push(`${form}: ${counts.join(' and ')} files after the second import`);
    }
  }
  const length = Object.values(files).reduce((sum, text) => sum + text.length, 0);
  row(
    name,
    `${before.size} files`,
    `${Object.keys(files).length} read (${(length / 1024 / 1024).toFixed(1)} MiB), ${Object.keys(kept).length} kept`,
    `read in ${(readIn / 1000).toFixed(2)} s`,
    ...times,
    `${(process.memoryUsage().rss / 1024 / 1024).toFixed(0)} MiB of memory`,
    wrong.length === 0 ? 'byte for byte' : `${wrong.length} wrong`,
  );
  for (const each of wrong.slice(0, 20)) console.log(`  ${each}`);
  return wrong.length === 0;
}

const paths = process.argv.slice(2);
if (paths.length === 0) console.log('Name folders or archives to import and export.');
let allRight = paths.length > 0;
for (const path of paths) allRight = (await roundTrip(path)) && allRight;
if (!allRight) process.exitCode = 1;
