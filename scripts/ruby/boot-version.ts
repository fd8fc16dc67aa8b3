/** Computes a version of everything on which a boot of Ruby depends: the module, the library, and the boot code. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot, rubyLibrary } from './ruby-library.ts';
import { rubyVersion } from './standard-library.ts';

/** Folders with the files that determine the boot. */
const MACHINE = ['src/engine/ruby/machine', 'scripts/ruby'];

/** Returns a version that changes whenever the memory of a booted Ruby may change. */
export async function bootVersion(): Promise<string> {
  const root = repositoryRoot();
  const code = MACHINE.flatMap((folder) => listFiles(join(root, folder), '.ts'));
  const sources = [
    rubyVersion(),
    JSON.stringify(await rubyLibrary()),
    ...code.map((path) => readFileSync(path, 'utf8')),
  ];
  const hash = createHash('sha256');
  for (const source of sources) hash.update(source).update('\0');
  return hash.digest('hex').slice(0, 16);
}

function listFiles(folder: string, ending: string): readonly string[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(ending));
  return names.toSorted().map((name) => join(folder, name));
}
