/**
 * `node scripts/run.mjs scripts/machine/count-packages.ts INDEX FOLDER…`: counts the packages that manifests name.
 * INDEX is a `Packages` file of the platform's archive (or several, joined by commas); each FOLDER is a module or site.
 * Prints one line per package, `NAME REPOSITORIES FILES`, those in most repositories first. `missing` at the end of a
 * line means that the archive does not contain the package.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '../site/content/read-folder.ts';
import { namesIn } from './package-index.ts';

const QUOTED = /(['"])([a-z0-9][a-z0-9+.-]+)\1/g;

function quotedNames(text: string): readonly string[] {
  return [...text.matchAll(QUOTED)].map(([, , name = '']) => name);
}

/**
 * Returns package names in titles of `package`, in calls of `ensure_packages`, and in values of variables and
 * parameters whose names suggest packages.
 */
function namesInManifest(text: string): readonly string[] {
  const plain = text.replaceAll(/^\s*#.*$/gm, '');
  const found: string[] = [];
  for (const [, titles = ''] of plain.matchAll(/\bpackage\s*\{\s*((?:\[[^\]]*\]|'[^'\n]*'|"[^"\n]*")\s*):/g))
    found.push(...quotedNames(titles));
  for (const [, words = ''] of plain.matchAll(/\bensure_packages\s*\(\s*(\[[^\]]*\]|'[^'\n]*')/g))
    found.push(...quotedNames(words));
  for (const [, value = ''] of plain.matchAll(/\w*packages?(?:_names?)?\s*=>?\s*(\[[^\]]*\]|'[^'\n]*')/g))
    found.push(...quotedNames(value));
  return found;
}

/** Returns package names in values of Hiera keys whose names suggest packages. */
function namesInData(text: string): readonly string[] {
  const found: string[] = [];
  for (const [, value = ''] of text.matchAll(
    /^\s*[\w:]*packages?(?:_names?)?['"]?:[ \t]*(\[[^\]]*\]|\S+)?((?:\n\s*- .*)*)/gm,
  )) {
    const quoted = quotedNames(value);
    if (quoted.length > 0) found.push(...quoted);
    else if (/^[a-z0-9][a-z0-9+.-]+$/.test(value)) found.push(value);
  }
  for (const [, list = ''] of text.matchAll(/^\s*[\w:]*packages?['"]?:[ \t]*((?:\n\s*- .*)+)/gm))
    for (const [, name = ''] of list.matchAll(/- ['"]?([a-z0-9][a-z0-9+.-]+)['"]?[ \t]*$/gm)) found.push(name);
  return found;
}

const [indexes = '', ...folders] = process.argv.slice(2);
const archive = new Set<string>();
for (const path of indexes.split(',')) for (const name of namesIn(await readFile(path, 'utf8'))) archive.add(name);
const repositories = new Map<string, Set<string>>();
const files = new Map<string, number>();
for (const folder of folders)
  for (const path of await filesBelow(folder)) {
    const isManifest = path.endsWith('.pp');
    if (!isManifest && !/\.ya?ml$/.test(path)) continue;
    const text = await readFile(join(folder, path), 'utf8');
    for (const name of new Set(isManifest ? namesInManifest(text) : namesInData(text))) {
      repositories.set(name, (repositories.get(name) ?? new Set()).add(folder));
      files.set(name, (files.get(name) ?? 0) + 1);
    }
  }
const rows = [...repositories].map(([name, seen]) => [name, seen.size, files.get(name) ?? 0] as const);
rows.sort(([a, ar, af], [b, br, bf]) => br - ar || bf - af || (a < b ? -1 : 1));
for (const row of rows) process.stdout.write(`${[...row, ...(archive.has(row[0]) ? [] : ['missing'])].join(' ')}\n`);
