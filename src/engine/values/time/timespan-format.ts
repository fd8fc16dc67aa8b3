import { rubyError } from '../../diagnostics/issues/ruby.ts';
import { PuppetError } from '../../diagnostics/puppet-error.ts';
import { divideDown } from './time-text.ts';

export type Unit = 'D' | 'H' | 'M' | 'S' | 'L' | 'N';

interface LiteralSegment {
  readonly kind: 'literal';
  readonly text: string;
}
export interface ValueSegment {
  readonly kind: 'value';
  readonly unit: Unit;
  /** Padding of the number: zeros, spaces, or none for `%-`. */
  readonly pad: '0' | ' ' | undefined;
  readonly width: number | undefined;
  /**
   * True for the largest unit of the format. Its number includes all larger units, so `%H` alone prints 25 for a day
   * and an hour.
   */
  readonly total: boolean;
}
/** Segment of a format: literal text, or the number of one unit. */
export type Segment = LiteralSegment | ValueSegment;

/**
 * Nanoseconds per unit, the default width of its number, and the value at which its number starts again at 0. The
 * number of days never starts again.
 */
export const UNITS: Readonly<Record<Unit, { readonly size: bigint; readonly width: number; readonly cycle: bigint }>> =
  {
    D: { size: 86_400_000_000_000n, width: 1, cycle: 0n },
    H: { size: 3_600_000_000_000n, width: 2, cycle: 24n },
    M: { size: 60_000_000_000n, width: 2, cycle: 60n },
    S: { size: 1_000_000_000n, width: 2, cycle: 60n },
    L: { size: 1_000_000n, width: 3, cycle: 1000n },
    N: { size: 1n, width: 9, cycle: 1_000_000_000n },
  };
const ORDER: readonly Unit[] = ['N', 'L', 'S', 'M', 'H', 'D'];

const DEFAULT_TIMESPAN_FORMATS: readonly string[] = [
  '%D-%H:%M:%S.%-N',
  '%H:%M:%S.%-N',
  '%M:%S.%-N',
  '%S.%-N',
  '%D-%H:%M:%S',
  '%H:%M:%S',
  '%D-%H:%M',
  '%S',
];

function fail(message: string): never {
  throw rubyError(message);
}

const cache = new Map<string, readonly Segment[]>();

/** Parses a format. Throws Puppet's error for an invalid format. */
export function getSegments(format: string): readonly Segment[] {
  const known = cache.get(format);
  if (known !== undefined) return known;
  const segments = parseSegments(format);
  if (cache.size > 500) cache.clear();
  cache.set(format, segments);
  return segments;
}

function parseSegments(format: string): readonly Segment[] {
  const segments: Segment[] = [];
  const literal = (text: string): void => {
    const last = segments.at(-1);
    if (last?.kind === 'literal') segments[segments.length - 1] = { kind: 'literal', text: last.text + text };
    else segments.push({ kind: 'literal', text });
  };
  let state: 'literal' | 'pad' | 'width' = 'literal';
  let pad: ValueSegment['pad'] = '0';
  let width: number | undefined;
  let start = 0;
  let position = -1;
  const characters = [...format];
  const bad = (): never =>
    fail(
      `Bad format specifier '${characters.slice(start, position).join('')}' in '${format}', at position ${position}`,
    );
  for (const character of characters) {
    position += 1;
    if (state === 'literal') {
      if (character === '%') {
        state = 'pad';
        start = position;
        pad = '0';
        width = undefined;
      } else literal(character);
    } else if (character === '%') {
      literal(character);
      state = 'literal';
    } else if (character === '-' || character === '_') {
      if (state !== 'pad') bad();
      pad = character === '-' ? undefined : ' ';
      state = 'width';
    } else if (isUnit(character)) {
      segments.push({ kind: 'value', unit: character, pad, width, total: false });
      state = 'literal';
    } else if (/^[0-9]$/.test(character)) {
      if (state === 'pad' && character === '0') pad = '0';
      else width = (width ?? 0) * 10 + Number(character);
      state = 'width';
    } else bad();
  }
  if (state !== 'literal') bad();
  return markTotal(segments);
}

function isUnit(character: string): character is Unit {
  return character in UNITS;
}

function markTotal(segments: readonly Segment[]): readonly Segment[] {
  let highest: Unit | undefined;
  for (const segment of segments) {
    if (segment.kind === 'value' && (highest === undefined || ORDER.indexOf(segment.unit) > ORDER.indexOf(highest)))
      highest = segment.unit;
  }
  const index = segments.findIndex((segment) => segment.kind === 'value' && segment.unit === highest);
  return segments.map((segment, at) =>
    at === index && segment.kind === 'value' ? { ...segment, total: true } : segment,
  );
}

function createPattern(segment: Segment): string {
  if (segment.kind === 'literal') return `(${segment.text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')})`;
  const { pad, width, total, unit } = segment;
  const usual = UNITS[unit].width;
  if (width === undefined) {
    if (pad === ' ') return total ? '\\s*([0-9]+)' : `([0-9\\s]{1,${usual}})`;
    return total ? '([0-9]+)' : `([0-9]{1,${usual}})`;
  }
  if (pad === undefined) return `([0-9]{1,${width}})`;
  return pad === '0' ? `([0-9]{${width}})` : `([0-9\\s]{${width}})`;
}

function parseWith(text: string, format: string): bigint {
  const segments = getSegments(format);
  const match = new RegExp(`^-?${segments.map(createPattern).join('')}$`).exec(text);
  const unable = (): never => fail(`Unable to parse '${text}' using format '${format}'`);
  if (match === null) return unable();
  let nanoseconds = 0n;
  for (const [index, segment] of segments.entries()) {
    if (segment.kind === 'literal') continue;
    const group = (match[index + 1] ?? '').trimStart();
    if (!/^[0-9]+$/.test(group)) return unable();
    nanoseconds += toNanoseconds(segment, group);
  }
  return text.startsWith('-') ? -nanoseconds : nanoseconds;
}

function toNanoseconds(segment: ValueSegment, group: string): bigint {
  if (segment.unit !== 'L' && segment.unit !== 'N') return BigInt(group) * UNITS[segment.unit].size;
  if (segment.total) {
    fail(
      'Format specifiers %L and %N denotes fractions and must be used together with a specifier of higher magnitude',
    );
  }
  return BigInt(group.length < 9 ? group.padEnd(9, '0') : group);
}

/**
 * Parses a timespan to nanoseconds with one format, or with the first of several that matches. Throws Puppet's errors.
 */
export function parseTimespan(text: string, formats: string | readonly string[] = DEFAULT_TIMESPAN_FORMATS): bigint {
  if (typeof formats === 'string') return parseWith(text, formats);
  for (const format of formats) {
    const found = tryParse(text, format);
    if (found !== undefined) return found;
  }
  return fail(`Unable to parse '${text}' using any of the formats ${formats.join(', ')}`);
}

function tryParse(text: string, format: string): bigint | undefined {
  getSegments(format);
  try {
    return parseWith(text, format);
  } catch (error) {
    if (error instanceof PuppetError) return undefined;
    throw error;
  }
}

/** Returns whole seconds, rounded down, like Ruby's `to_i` for Puppet's times. */
export function wholeSeconds(nanoseconds: bigint): bigint {
  return divideDown(nanoseconds, 1_000_000_000n).quotient;
}
