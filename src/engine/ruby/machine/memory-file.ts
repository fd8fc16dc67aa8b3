/**
 * Serializes the memory of a booted Ruby, so that it can be stored. Reading it takes a twentieth of the time of a boot.
 */
import type { RubyMemory } from './snapshot.ts';

/** First line of the stored file. The bytes of the pages follow it. */
interface Header extends Omit<RubyMemory, 'pages'> {
  readonly pages: readonly { readonly at: number; readonly length: number }[];
}

export function memoryFile({ pages, ...rest }: RubyMemory): readonly Uint8Array<ArrayBuffer>[] {
  const header: Header = { ...rest, pages: pages.map(({ at, bytes }) => ({ at, length: bytes.length })) };
  const head = Uint8Array.from(new TextEncoder().encode(`${JSON.stringify(header)}\n`));
  return [head, ...pages.map(({ bytes }) => bytes)];
}

/** Reads a file that `memoryFile` created. Throws if the file is truncated. */
export function readMemory(file: Uint8Array<ArrayBuffer>): RubyMemory {
  let next = file.indexOf('\n'.charCodeAt(0)) + 1;
  // Needs no check, because this module wrote the header.
  const { pages, ...rest }: Header = JSON.parse(new TextDecoder().decode(file.subarray(0, next)));
  const read = pages.map(({ at, length }) => {
    const bytes = file.subarray(next, next + length);
    next += length;
    return { at, bytes };
  });
  if (next !== file.length) throw new Error('The memory of Ruby is not whole');
  return { ...rest, pages: read };
}
