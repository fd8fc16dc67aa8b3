import { strToU8 } from 'fflate';

export interface TarEntry {
  readonly path: string;
  readonly text?: string;
  /** Type flag in the header: `0` a file, `2` a symbolic link, `5` a folder, `L` a long name, `x` a pax header. */
  readonly type?: string;
}

const BLOCK = 512;

function block({ path, text = '', type = '0' }: TarEntry): Uint8Array {
  const content = strToU8(text);
  const bytes = new Uint8Array(BLOCK + Math.ceil(content.length / BLOCK) * BLOCK);
  bytes.set(strToU8(path).subarray(0, 100), 0);
  bytes.set(strToU8('0000644'), 100);
  bytes.set(strToU8(content.length.toString(8).padStart(11, '0')), 124);
  bytes.set(strToU8('        '), 148);
  bytes.set(strToU8(type), 156);
  bytes.set(strToU8('ustar\u000000'), 257);
  const sum = bytes.subarray(0, BLOCK).reduce((total, byte) => total + byte, 0);
  bytes.set(strToU8(`${sum.toString(8).padStart(6, '0')}\0 `), 148);
  bytes.set(content, BLOCK);
  return bytes;
}

/** Creates a ustar archive. */
export function buildTar(entries: readonly TarEntry[]): Uint8Array {
  const blocks = [...entries.map(block), new Uint8Array(2 * BLOCK)];
  const whole = new Uint8Array(blocks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of blocks) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
