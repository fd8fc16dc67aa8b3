/** Provides Ruby's files to programs in Node: tests, the command line, benchmarks. */
import { join } from 'node:path';
import { compileRuby } from '../../src/cli/compile-ruby.ts';
import type { RubyAssets, RubySnapshot } from '../../src/engine/index.ts';
import { bootRuby, createSnapshot } from '../../src/engine/ruby/index.ts';
import { bootVersion } from './boot-version.ts';
import { keptMemory } from './kept-memory.ts';
import { repositoryRoot, rubyLibrary } from './ruby-library.ts';
import { rubyModule } from './standard-library.ts';

let booted: Promise<RubySnapshot> | undefined;

/** Loads, compiles and boots Ruby, once per process. Stores the memory after the boot for later processes. */
export function bootedRuby(): Promise<RubySnapshot> {
  booted ??= Promise.all([rubyAssets(), bootVersion()]).then(([assets, version]) => {
    const memory = keptMemory(join(repositoryRoot(), 'build/ruby'), version, () => bootRuby(assets));
    return createSnapshot(assets, memory);
  });
  return booted;
}

export async function rubyAssets(): Promise<RubyAssets> {
  const module = await compileRuby(rubyModule());
  return { module, library: await rubyLibrary() };
}
