import type { FileContent } from '../files/node.ts';

const DEVICES = new Set([
  '/dev/null',
  '/dev/zero',
  '/dev/random',
  '/dev/urandom',
  '/dev/tty',
  '/dev/stdout',
  '/dev/stderr',
]);
/** Number of bytes that a read of an endless device returns. */
const ENDLESS = 65_536;

export function isDevice(path: string): boolean {
  return DEVICES.has(path);
}

/**
 * Returns the content of a device, or `undefined` for other paths. Random devices return the same bytes in every run.
 */
export function deviceContent(path: string): FileContent | undefined {
  if (!DEVICES.has(path)) return undefined;
  if (path === '/dev/zero') return new Uint8Array(ENDLESS);
  if (path !== '/dev/random' && path !== '/dev/urandom') return '';
  const bytes = new Uint8Array(ENDLESS);
  let state = 0x2545f491;
  for (let index = 0; index < ENDLESS; index += 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    bytes[index] = state >>> 24;
  }
  return bytes;
}
