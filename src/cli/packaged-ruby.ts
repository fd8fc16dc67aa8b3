import { readFileSync } from 'node:fs';
import type { RubySnapshot } from '../engine/index.ts';
import { compileRuby } from './compile-ruby.ts';

let loaded: Promise<RubySnapshot> | undefined;

/** Loads Ruby from the files beside the program in the npm package (`scripts/package/build.ts` writes them). */
export function loadPackagedRuby(): Promise<RubySnapshot> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<RubySnapshot> {
  const { createSnapshot, readMemory } = await import('../engine/ruby/index.ts');
  const module = await compileRuby(readOwn('ruby.wasm'));
  // Needs no check, because the build of the package wrote this object of strings.
  const library: Readonly<Record<string, string>> = JSON.parse(new TextDecoder().decode(readOwn('ruby-library.json')));
  return createSnapshot({ module, library }, readMemory(readOwn('ruby-memory')));
}

function readOwn(name: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(readFileSync(new URL(`ruby/${name}`, import.meta.url)));
}
