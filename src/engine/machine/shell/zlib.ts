/**
 * Replaces Node's `zlib` in the browser (see the alias in `vite.config.ts`). Implements only the functions that the
 * shell library imports.
 */
import { gunzipSync as gunzip, gzipSync as gzip } from 'fflate';

export const constants = { Z_BEST_COMPRESSION: 9, Z_BEST_SPEED: 1, Z_DEFAULT_COMPRESSION: -1 } as const;

interface SizeLimit {
  readonly maxOutputLength?: number;
}

function checked(bytes: Uint8Array, { maxOutputLength }: SizeLimit): Uint8Array {
  if (maxOutputLength !== undefined && bytes.length > maxOutputLength) throw new RangeError('output is too large');
  return bytes;
}

export function gunzipSync(bytes: Uint8Array, limit: SizeLimit = {}): Uint8Array {
  return checked(gunzip(bytes), limit);
}

const LEVELS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

export function gzipSync(bytes: Uint8Array, options: SizeLimit & { readonly level?: number } = {}): Uint8Array {
  return checked(gzip(bytes, { level: LEVELS.find((level) => level === options.level) ?? 6 }), options);
}
