/**
 * The files of Ruby's library, from the packages and from the project. Also used by the site's build, which does not
 * need the engine.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { standardLibrary } from './standard-library.ts';

/** The folder of the Ruby files that are the project's own. */
const OWN = 'src/engine/ruby/lib';
/** All files of Ruby's library by path below its root; the project's own are in `bunraku`. */
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

/** The folder of the repository, from a source file or a bundle of it. */
export function repositoryRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, OWN))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error(`${OWN} is not in a folder above ${import.meta.url}`);
    folder = parent;
  }
  return folder;
}
