/** Reads values from a string by a format, like `String#scanf` of Ruby's library scanf 1.0. */
import { matchRegexp } from '../../values/regexp/regexp.ts';
import type { Value } from '../../values/value.ts';

/** One part of a format: literal text, or `%` with a conversion. */
interface Specifier {
  /** A regular expression of Ruby for the matched characters, without its anchor. */
  readonly pattern: string;
  /** True if leading white space of the input is not skipped. */
  readonly keepsSpace: boolean;
  /** Converts the matched characters. Absent for parts without a value. */
  readonly convert?: ((text: string) => Value) | undefined;
}

const PARTS = /\s*%(?:%|\*?\d*(?:\[\[:\w+:\]\]|\[[^\]]*\]|[diuxofegsca]))|[^%\s]+/giu;
const PART = /^(\s*)%(\*?)(\d*)(\[\[:[a-z]+:\]\]|\[[^\]]*\]|.)$/su;
const HEX = '0[Xx]';

export function readFormatted(
  text: string,
  format: string,
): { readonly values: readonly Value[]; readonly rest: string } {
  const values: Value[] = [];
  let rest = text;
  for (const [part] of format.matchAll(PARTS)) {
    const { pattern, keepsSpace, convert } = readSpecifier(part);
    const input = keepsSpace ? rest : rest.replace(/^\s+/, '');
    const match = matchRegexp(`\\A(?m:${pattern})`, input);
    if (match === null) break;
    rest = input.slice(match[0].length);
    const value = convert?.(match[1] ?? match[0]);
    if (value !== undefined) values.push(value);
    if (rest === '') break;
  }
  return { values, rest };
}

function readSpecifier(part: string): Specifier {
  const [, space = '', skip = '', width = '', kind] = PART.exec(part) ?? [];
  if (kind === undefined) return literal(part);
  if (kind === '%') return { pattern: String.raw`\s*%`, keepsSpace: false };
  const read = readKind(kind, Number(width), space !== '');
  if (read === undefined) return literal(part);
  const keepsSpace = (kind === 'c' && space === '') || (kind.startsWith('[') && skip === '');
  return { pattern: read.pattern, keepsSpace, convert: skip === '' ? read.convert : undefined };
}

function literal(part: string): Specifier {
  return { pattern: part.replace(/[\s\-[\]{}()*+?.|^$\\#]/g, String.raw`\$&`), keepsSpace: false };
}

type Conversion = Pick<Specifier, 'pattern' | 'convert'>;

/**
 * Returns the pattern and the conversion function of a conversion letter (`kind`), or undefined for an unknown letter.
 * `width` is the maximum number of characters. 0 means no limit.
 */
function readKind(kind: string, width: number, afterSpace: boolean): Conversion | undefined {
  const plain = (text: string): Value => text;
  const times = width === 0 ? '+' : `{1,${width}}`;
  switch (kind) {
    case 's':
      return { pattern: String.raw`(\S${times})`, convert: plain };
    case 'c':
      return { pattern: characters(width, afterSpace), convert: plain };
    case 'd':
    case 'u':
      return { pattern: `(${signed(String.raw`\d`, width)})`, convert: (text) => BigInt(text.replace('+', '')) };
    case 'o':
      return { pattern: `(${signed('[0-7]', width)})`, convert: (text) => toInteger(text, 8) };
    case 'x':
    case 'X':
      return { pattern: `(${hexadecimal(width)})`, convert: (text) => toInteger(text, 16) };
    case 'i':
      return { pattern: `(${anyInteger(width)})`, convert: (text) => toInteger(text, undefined) };
    default:
      if (/^[aefg]$/i.test(kind)) return { pattern: decimal(width), convert: toFloat };
      return kind.startsWith('[') ? { pattern: `(${kind}${times})`, convert: plain } : undefined;
  }
}

function characters(width: number, afterSpace: boolean): string {
  if (width > 0) return `(.{1,${width}})`;
  return afterSpace ? String.raw`\s*(.)` : '(.)';
}

function signed(digit: string, width: number): string {
  if (width === 0) return `[-+]?${digit}+`;
  return alternatives([width > 1, `[-+]${digit}{1,${width - 1}}`], [true, `${digit}{1,${width}}`]);
}

function hexadecimal(width: number): string {
  if (width === 0) return String.raw`[-+]?(?:${HEX})?\h+`;
  return alternatives(
    [width > 3, String.raw`[-+]${HEX}\h{1,${width - 3}}`],
    [width > 2, String.raw`${HEX}\h{1,${width - 2}}`],
    [width > 1, String.raw`[-+]\h{1,${width - 1}}`],
    [true, String.raw`\h{1,${width}}`],
  );
}

/**
 * Returns the pattern of an integer with an optional prefix (`%i`). As in Ruby's library, a single `0` matches only if
 * the format has a width.
 */
function anyInteger(width: number): string {
  if (width === 0) return String.raw`[-+]?(?:0[0-7]+|${HEX}\h+|[1-9]\d*)`;
  return alternatives(
    [width > 1, String.raw`[1-9]\d{1,${width - 1}}`],
    [width > 1, `0[0-7]{1,${width - 1}}`],
    [width > 2, `[-+]0[0-7]{1,${width - 2}}`],
    [width > 2, String.raw`[-+][1-9]\d{1,${width - 2}}`],
    [width > 2, String.raw`${HEX}\h{1,${width - 2}}`],
    [width > 3, String.raw`[-+]${HEX}\h{1,${width - 3}}`],
    [true, String.raw`\d`],
  );
}

function alternatives(...all: readonly (readonly [isPossible: boolean, pattern: string])[]): string {
  return all.flatMap(([isPossible, pattern]) => (isPossible ? [pattern] : [])).join('|');
}

const DECIMAL = String.raw`[-+]?(?:0[xX](?:\.\h+|\h+(?:\.\h*)?)[pP][-+]?\d+|\d+(?![\d.])|\d*\.\d*(?:[eE][-+]?\d+)?)`;

function decimal(width: number): string {
  return width === 0 ? `(${DECIMAL})` : String.raw`(?=${DECIMAL})(\S{1,${width}})`;
}

/** Converts digits with an optional sign and prefix to an integer. Without `base`, the prefix determines the base. */
function toInteger(text: string, base: 8 | 16 | undefined): bigint {
  const [, sign, prefix = '', digits = ''] = /^([-+]?)(0[xX])?(.*)$/.exec(text) ?? [];
  const found = prefix === '' ? (base ?? (digits.length > 1 && digits.startsWith('0') ? 8 : 10)) : 16;
  const value = found === 10 ? BigInt(digits) : BigInt(`${found === 8 ? '0o' : '0x'}${digits}`);
  return sign === '-' ? -value : value;
}

function toFloat(text: string): number {
  const [, sign, whole = '', part = '', power] = HEX_FLOAT.exec(text) ?? [];
  if (power !== undefined) {
    const digits = Number.parseInt(`${whole}${part}`, 16) / 16 ** part.length;
    return (sign === '-' ? -1 : 1) * digits * 2 ** Number(power);
  }
  // Like Ruby's `to_f`, reads the number at the start of the string, and returns 0 if there is none.
  const number = Number.parseFloat(text.replace(/\.(?=[eE][-+])/, ''));
  return Number.isNaN(number) ? 0 : number;
}

const HEX_FLOAT = /^([-+]?)0[xX]([0-9a-fA-F]*)\.?([0-9a-fA-F]*)[pP]([-+]?\d+)/;
