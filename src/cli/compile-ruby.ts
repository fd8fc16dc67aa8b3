import { arch } from 'node:process';
import { setFlagsFromString } from 'node:v8';

/** Processors for which V8's fast compiler of WebAssembly knows all instructions. */
const FAST_COMPILER = ['x64', 'arm64'];

/**
 * Compiles Ruby's WebAssembly with V8's fast compiler only. The optimizing one needs more than a second and up to 120 MB
 * for the loop that interprets Ruby, and that loop becomes no faster, in Node 20 even slower (`npm run bench -- ruby`).
 */
export function compileRuby(module: BufferSource): Promise<WebAssembly.Module> {
  if (FAST_COMPILER.includes(arch)) setFlagsFromString('--liftoff-only');
  return WebAssembly.compile(module);
}
