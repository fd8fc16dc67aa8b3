/** What the engine needs to run Ruby, for Node: tests, the command line, benchmarks. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bootRuby, snapshotOf, type RubyAssets, type RubySnapshot } from '../../src/engine/index.ts';
import { keptMemory } from './kept-memory.ts';
import { rubyModule, rubyVersion, standardLibrary } from './standard-library.ts';

/** The folder of the Ruby files that are the project's own. */
const OWN = 'src/engine/ruby/lib';
/** The folders of the files that say how Ruby boots. */
const MACHINE = ['src/engine/ruby/machine', 'scripts/ruby'];

/** All files of Ruby's library by path below its root; the project's own stand in `bunraku`. */
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

let booted: Promise<RubySnapshot> | undefined;

/** Ruby, read, compiled and booted once for all that a process does; the memory of its boot is kept for later processes. */
export function bootedRuby(): Promise<RubySnapshot> {
  booted ??= rubyAssets().then((assets) => {
    const root = repositoryRoot();
    const code = MACHINE.flatMap((folder) => filesOf(join(root, folder), '.ts'));
    const sources = [rubyVersion(), JSON.stringify(assets.library), ...code.map((path) => readFileSync(path, 'utf8'))];
    const memory = keptMemory(join(root, 'build/ruby'), sources, () => bootRuby(assets).memory);
    return snapshotOf(assets, memory);
  });
  return booted;
}

function filesOf(folder: string, ending: string): readonly string[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(ending));
  return names.toSorted().map((name) => join(folder, name));
}

export async function rubyAssets(): Promise<RubyAssets> {
  const module = await WebAssembly.compile(rubyModule());
  return { module, library: await rubyLibrary() };
}

/** The folder of the repository, from a source file or a bundle of it. */
function repositoryRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, OWN))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error(`${OWN} is not in a folder above ${import.meta.url}`);
    folder = parent;
  }
  return folder;
}
