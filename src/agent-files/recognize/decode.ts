/** Decodes a file whose encoding is unknown. */
import type { TextEncoding, UnreadPart } from '../../protocol/agent-files.ts';

/** Maximum number of bytes to read; larger files are cut. Puppet's logs and reports are far smaller. */
export const MAX_FILE_BYTES = 64 * 1024 * 1024;

export interface DecodedFile {
  readonly text: string;
  readonly encoding: TextEncoding;
  /** True if the content contains NUL bytes and is not UTF-16. */
  readonly isBinary: boolean;
  readonly unread: readonly UnreadPart[];
}

/** Number of bytes that decide whether a file without a byte order mark is UTF-16. */
const SAMPLE = 4096;

/** Decodes a file. Lines that are not UTF-8 are read as Latin-1 and reported. Never throws. */
export function decodeFile(bytes: Uint8Array): DecodedFile {
  const isCut = bytes.length > MAX_FILE_BYTES;
  const kept = isCut ? bytes.subarray(0, MAX_FILE_BYTES) : bytes;
  const cut: readonly UnreadPart[] = isCut
    ? [
        {
          message: `The file has ${inMegabytes(bytes.length)}; only the first ${inMegabytes(MAX_FILE_BYTES)} were read.`,
        },
      ]
    : [];
  const wide = findUtf16(kept);
  if (wide !== undefined)
    return { text: new TextDecoder(wide).decode(kept), encoding: wide, isBinary: false, unread: cut };
  const isBinary = kept.subarray(0, SAMPLE).includes(0);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(kept);
    return { text, encoding: 'utf-8', isBinary, unread: cut };
  } catch {
    const { text, foreign, encoding } = decodeByLine(kept);
    return { text, encoding, isBinary, unread: isBinary ? cut : [...cut, ...describeForeignLines(foreign)] };
  }
}

function inMegabytes(bytes: number): string {
  return `${Math.ceil(bytes / (1024 * 1024))} MB`;
}

/** Recognizes UTF-16 by its byte order mark, or by zeros in every second byte (PowerShell's `>`). */
function findUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, SAMPLE);
  const pairs = Math.floor(sample.length / 2);
  if (pairs < 2) return undefined;
  let even = 0;
  let odd = 0;
  for (let at = 0; at < pairs * 2; at += 2) {
    if (sample[at] === 0) even += 1;
    if (sample[at + 1] === 0) odd += 1;
  }
  if (odd > pairs * 0.7 && even === 0) return 'utf-16le';
  return even > pairs * 0.7 && odd === 0 ? 'utf-16be' : undefined;
}

interface LineRange {
  readonly line: number;
  readonly endLine: number;
}

/** Maximum number of changes of the encoding within a file. After these, all further lines are read as UTF-8. */
const MAX_CHANGES = 10_000;

/**
 * Decodes each line as UTF-8, or as Latin-1 if the line is not valid UTF-8. Decodes adjacent lines of the same kind
 * together.
 */
function decodeByLine(bytes: Uint8Array): {
  readonly text: string;
  readonly foreign: readonly LineRange[];
  readonly encoding: TextEncoding;
} {
  const [utf8, latin] = [new TextDecoder('utf-8'), new TextDecoder('latin1')];
  const parts: string[] = [];
  const foreign: LineRange[] = [];
  let [start, group, hasWide]: [number, 'wide' | 'foreign' | undefined, boolean] = [0, undefined, false];
  const endGroup = (end: number): void => {
    parts.push((group === 'foreign' ? latin : utf8).decode(bytes.subarray(start, end)));
    start = end;
  };
  for (let [at, line] = [0, 1]; at < bytes.length && parts.length < MAX_CHANGES; line += 1) {
    const found = bytes.indexOf(0x0a, at);
    const end = found === -1 ? bytes.length : found + 1;
    const kind = classify(bytes, at, end);
    if (kind !== 'ascii' && kind !== group) {
      if (group !== undefined) endGroup(at);
      group = kind;
    }
    at = end;
    hasWide ||= kind === 'wide';
    const last = foreign.at(-1);
    if (kind !== 'foreign') continue;
    if (last?.endLine === line - 1) foreign[foreign.length - 1] = { ...last, endLine: line };
    else foreign.push({ line, endLine: line });
  }
  if (parts.length >= MAX_CHANGES) group = 'wide';
  endGroup(bytes.length);
  return { text: parts.join(''), foreign, encoding: hasWide ? 'utf-8' : 'latin1' };
}

/**
 * Returns whether a line is ASCII, UTF-8 with other characters (`wide`), or not UTF-8 (`foreign`). A decoder that
 * throws for invalid UTF-8 would be much slower.
 */
function classify(bytes: Uint8Array, start: number, end: number): 'ascii' | 'wide' | 'foreign' {
  let isWide = false;
  for (let at = start; at < end;) {
    const byte = bytes[at] ?? 0;
    const length = byte < 0x80 ? 1 : byte >= 0xc2 && byte < 0xe0 ? 2 : byte >= 0xe0 && byte < 0xf0 ? 3 : 4;
    if (length === 4 && (byte < 0xf0 || byte > 0xf4)) return 'foreign';
    for (let next = at + 1; next < at + length; next += 1) {
      if (next >= end || ((bytes[next] ?? 0) & 0xc0) !== 0x80) return 'foreign';
    }
    isWide ||= length > 1;
    at += length;
  }
  return isWide ? 'wide' : 'ascii';
}

function describeForeignLines(ranges: readonly LineRange[]): readonly UnreadPart[] {
  const [first] = ranges;
  if (first === undefined) return [];
  const lines = ranges.reduce((sum, { line, endLine }) => sum + endLine - line + 1, 0);
  const message =
    lines === 1
      ? 'A line is not UTF-8 and was read as Latin-1.'
      : `${lines} lines are not UTF-8 and were read as Latin-1.`;
  return [{ message, ...first }];
}
