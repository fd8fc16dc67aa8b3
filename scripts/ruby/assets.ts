/** What the engine needs to run Ruby, for Node: tests, the command line, benchmarks. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { bootRuby, snapshotOf, type RubyAssets, type RubySnapshot } from '../../src/engine/index.ts';
import { keptMemory } from './kept-memory.ts';
import { repositoryRoot, rubyLibrary } from './ruby-library.ts';
import { rubyModule, rubyVersion } from './standard-library.ts';

/** The folders of the files that say how Ruby boots. */
const MACHINE = ['src/engine/ruby/machine', 'scripts/ruby'];

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
