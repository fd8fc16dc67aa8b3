/** The project on which the language service is measured: a thousand manifests, with what else their modules hold. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { corpus } from './manifests.ts';

const MANIFESTS = 1000;
/** Characters of all manifests: what a thousand of public modules have. */
const CHARACTERS = 1_800_000;
const READ = /\.(?:pp|epp|erb|rb|ya?ml|json)$/;
/** What modules hold for their developers alone. */
const LEFT_OUT = new Set(['spec', 'examples', 'tests', 'node_modules', '.git', '.github', 'tasks', 'plans']);

/**
 * Files by path.
 * @param folder with a folder for each module; without it the manifests are made up
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

/** Classes of some sixty lines each, over and over under names of their own. */
function madeUp(): ReadonlyMap<string, string> {
  const texts = corpus();
  const files = new Map<string, string>();
  for (let number = 0; number < MANIFESTS; number += 1) {
    const text = (texts[number % texts.length] ?? '').replaceAll('bench_', `made${number}_`);
    files.set(`modules/made${number}/manifests/init.pp`, text);
  }
  return files;
}
