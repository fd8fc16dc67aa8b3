/** The memory of a booted Ruby as bytes, to be kept: to read it takes a twentieth of the time of a boot. */
import type { RubyMemory } from './snapshot.ts';

/** What stands before the bytes of the pages, on a line of its own. */
interface Header extends Omit<RubyMemory, 'pages'> {
  readonly pages: readonly { readonly at: number; readonly length: number }[];
}

/** The parts of the file, in their order. */
export function memoryFile({ pages, ...rest }: RubyMemory): readonly Uint8Array<ArrayBuffer>[] {
  const header: Header = { ...rest, pages: pages.map(({ at, bytes }) => ({ at, length: bytes.length })) };
  const head = Uint8Array.from(new TextEncoder().encode(`${JSON.stringify(header)}\n`));
  return [head, ...pages.map(({ bytes }) => bytes)];
}

/** Reads what `memoryFile` wrote. Throws where the file ends too soon. */
export function readMemory(file: Uint8Array<ArrayBuffer>): RubyMemory {
  let next = file.indexOf('\n'.charCodeAt(0)) + 1;
  // The file is this module's own.
  const { pages, ...rest }: Header = JSON.parse(new TextDecoder().decode(file.subarray(0, next)));
  const read = pages.map(({ at, length }) => {
    const bytes = file.subarray(next, next + length);
    next += length;
    return { at, bytes };
  });
  if (next !== file.length) throw new Error('The memory of Ruby is not whole');
  return { ...rest, pages: read };
}
