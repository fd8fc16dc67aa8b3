/**
 * The project with which the language service is measured: a thousand manifests, with the other files of their modules.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { classText } from './manifests.ts';

const MANIFESTS = 1000;
/** Number of characters in all manifests: as many as in a thousand manifests of public modules. */
const CHARACTERS = 1_800_000;
const READ = /\.(?:pp|epp|erb|rb|ya?ml|json)$/;
/** Folders that only developers of a module need. */
const LEFT_OUT = new Set(['spec', 'examples', 'tests', 'node_modules', '.git', '.github', 'tasks', 'plans']);

/**
 * Returns the files of the project by path.
 *
 * @param folder contains a folder per module; if undefined, the manifests are generated
 */
export function serviceProject(folder: string | undefined): ReadonlyMap<string, string> {
  if (folder === undefined || folder === '') return madeUp();
  const files = new Map<string, string>();
  let manifests = 0;
  let characters = 0;
  for (const name of readdirSync(folder).toSorted()) {
    const root = join(folder, name);
    if (!existsSync(join(root, 'manifests'))) continue;
    const module = name.replace(/^.*[-+]/, '');
    for (const path of pathsIn(root)) {
      const text = readFileSync(join(root, path), 'utf8');
      if (path.endsWith('.pp')) {
        const share = (CHARACTERS * (manifests + 50)) / MANIFESTS;
        if (manifests === MANIFESTS || characters + text.length > share) continue;
        manifests += 1;
        characters += text.length;
      }
      files.set(`modules/${module}/${path}`, text);
    }
    if (manifests === MANIFESTS) break;
  }
  return files;
}

function pathsIn(folder: string, prefix = ''): readonly string[] {
  return readdirSync(join(folder, prefix), { withFileTypes: true }).flatMap((entry) => {
    const path = `${prefix}${entry.name}`;
    if (entry.isDirectory()) return LEFT_OUT.has(entry.name) ? [] : pathsIn(folder, `${path}/`);
    return entry.isFile() && READ.test(entry.name) ? [path] : [];
  });
}

/** Generates a thousand classes with 1.8 MB in total. */
function madeUp(): ReadonlyMap<string, string> {
  const paths = Array.from({ length: MANIFESTS }, (_, number): readonly [string, string] => [
    `modules/made${number}/manifests/init.pp`,
    classText(number, 1 + (number % 3)).replaceAll('bench_', `made${number}_`),
  ]);
  return new Map(paths);
}
