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
/** As much as a command reads of a device that never ends. */
const ENDLESS = 65_536;

/** Whether what is written there is gone. */
export function isDevice(path: string): boolean {
  return DEVICES.has(path);
}

/** What reading a device yields; `undefined` for what is none. The random ones are the same at every run. */
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
