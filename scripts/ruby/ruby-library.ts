/**
 * Returns the files of Ruby's library, from packages and from this project. The site's build uses this module too, so
 * it must not import the engine.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { standardLibrary } from './standard-library.ts';

/** Folder of the Ruby files that this project has written. */
const OWN = 'src/engine/ruby/lib';
/** Returns all files of Ruby's library by path. Those of this project are in the folder `bunraku`. */
export async function rubyLibrary(): Promise<Readonly<Record<string, string>>> {
  return { ...(await standardLibrary()), ...ownLibrary() };
}

function ownLibrary(): Record<string, string> {
  const root = join(repositoryRoot(), OWN);
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.rb'));
  return Object.fromEntries(
    names.toSorted().map((name) => [`bunraku/${name.replaceAll('\\', '/')}`, readFileSync(join(root, name), 'utf8')]),
  );
}

/** Returns the root of the repository, searching upwards from this source file or from its bundle. */
export function repositoryRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, OWN))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error(`${OWN} is not in a folder above ${import.meta.url}`);
    folder = parent;
  }
  return folder;
}
