import { parseNumber } from '../../values/number.ts';
import { parseRubyFloat, parseRubyInteger } from '../../formatting/ruby-number.ts';
import { inspectString } from '../../values/inspect-string.ts';
import { DEFAULT, PuppetHash, isArray, type Value } from '../../values/value.ts';
import { wholeSeconds } from '../../values/time/timespan-format.ts';
import { argumentError, assertInstance } from '../../types/assert.ts';
import {
  INTEGER_SOURCE,
  integerSignatures,
  floatSignatures,
  numericSignatures,
  booleanSignatures,
} from '../../types/new/signatures.ts';
import { defineConstructor } from './constructor.ts';
import { formatTypeText } from '../../types/format.ts';
import { inferType } from '../../types/infer.ts';
import { generalize } from '../../types/generalize.ts';
import { displayString } from '../../formatting/display.ts';

function cannotConvert(value: Value, target: string): string {
  if (typeof value === 'string') return `The string '${value}' cannot be converted to ${target}`;
  return typeCannotConvert(value, target);
}

export function typeCannotConvert(value: Value, target: string): string {
  return `Value of type ${formatTypeText(generalize(inferType(value)))} cannot be converted to ${target}`;
}

function toNanoseconds(value: Value): bigint | undefined {
  if (typeof value !== 'object' || isArray(value)) return undefined;
  return value.kind === 'Timestamp' || value.kind === 'Timespan' ? value.nanoseconds : undefined;
}

function joinSign(text: string): string {
  return text.replace(/^([+-])[ \t]+/, '$1');
}

type Radix = 2 | 8 | 10 | 16;

function toInteger(from: Value, radix: Radix | undefined): bigint {
  if (typeof from === 'bigint') return from;
  if (typeof from === 'boolean') return from ? 1n : 0n;
  if (typeof from === 'number') {
    if (!Number.isFinite(from)) argumentError(Number.isNaN(from) ? 'NaN' : from < 0 ? '-Infinity' : 'Infinity');
    return BigInt(Math.trunc(from));
  }
  const time = toNanoseconds(from);
  if (time !== undefined) return wholeSeconds(time);
  const text = typeof from === 'string' ? from : '';
  return (
    parseRubyInteger(joinSign(text), radix) ?? argumentError(`invalid value for Integer(): ${inspectString(text)}`)
  );
}

const absolute = (value: bigint | number, wanted: Value): bigint | number =>
  wanted === true && value < 0 ? -value : value;

function readRadix(value: Value): Radix | undefined {
  switch (value) {
    case 2n:
      return 2;
    case 8n:
      return 8;
    case 10n:
      return 10;
    case 16n:
      return 16;
    default:
      return undefined;
  }
}

function checkRadix(radix: Value): void {
  if (radix === undefined || radix === DEFAULT || readRadix(radix) !== undefined) return;
  argumentError(`Illegal radix: ${displayString(radix)}, expected 2, 8, 10, 16, or default`);
}

export const integerConstructor = defineConstructor({
  name: 'new',
  signatures: integerSignatures,
  calls: [
    ([from, radix, abs]) => absolute(toInteger(from, readRadix(radix)), abs),
    ([hash]) => {
      if (!(hash instanceof PuppetHash)) return undefined;
      return absolute(toInteger(hash.get('from'), readRadix(hash.get('radix'))), hash.get('abs'));
    },
  ],
  mismatches: [
    {
      parameters: ['Hash hash_args'],
      message: ([hash]) => {
        if (!(hash instanceof PuppetHash)) return '';
        const from = hash.get('from');
        if (hash.has('from') && !isConvertible(from)) return cannotConvert(from, 'Integer');
        checkRadix(hash.get('radix'));
        return integerHashMismatch(hash);
      },
    },
    {
      parameters: ['Any from', 'Integer radix?', 'Boolean abs?'],
      message: ([from, radix]) => {
        checkRadix(radix);
        return cannotConvert(from, 'Integer');
      },
    },
  ],
});

const INTEGER_TEXT = new RegExp(`^${INTEGER_SOURCE}$`);

function isConvertible(value: Value): boolean {
  if (typeof value === 'string') return INTEGER_TEXT.test(value);
  return (
    typeof value === 'bigint' ||
    typeof value === 'number' ||
    typeof value === 'boolean' ||
    toNanoseconds(value) !== undefined
  );
}

function integerHashMismatch(hash: PuppetHash): string {
  const first = integerConstructor.signatures[1]?.type.parameters?.types[0];
  if (first !== undefined) assertInstance('Integer.new', first, hash);
  return cannotConvert(hash, 'Integer');
}

function toFloat(from: Value): number {
  if (typeof from === 'number') return from;
  if (typeof from === 'bigint') return Number(from);
  if (typeof from === 'boolean') return from ? 1 : 0;
  const time = toNanoseconds(from);
  if (time !== undefined) return Number(time) / 1e9;
  const text = typeof from === 'string' ? from : '';
  // Puppet reads the second character of the string without checking that there is one.
  if (text === '0') argumentError("undefined method `casecmp' for nil:NilClass");
  const binary = /^0b/i.test(text) ? parseRubyInteger(text) : undefined;
  if (binary !== undefined) return Number(binary);
  return parseRubyFloat(joinSign(text)) ?? argumentError(`invalid value for Float(): ${inspectString(text)}`);
}

export const floatConstructor = defineConstructor({
  name: 'new_float',
  signatures: floatSignatures,
  calls: [
    ([from, abs]) => absolute(toFloat(from), abs),
    ([hash]) => (hash instanceof PuppetHash ? absolute(toFloat(hash.get('from')), hash.get('abs')) : undefined),
  ],
  mismatches: [{ parameters: ['Any from', 'Boolean _?'], message: ([from]) => cannotConvert(from, 'Float') }],
});

function toNumeric(from: Value): bigint | number {
  if (typeof from === 'bigint' || typeof from === 'number') return from;
  if (typeof from === 'boolean') return from ? 1n : 0n;
  const time = toNanoseconds(from);
  if (time !== undefined) return Number(time) / 1e9;
  const text = typeof from === 'string' ? from : '';
  const prefixed = /^0[bx]/i.test(text) ? parseRubyInteger(text) : undefined;
  return prefixed ?? parseNumber(text) ?? argumentError(`undefined method \`abs' for nil:NilClass`);
}

export const numericConstructor = defineConstructor({
  name: 'new_numeric',
  signatures: numericSignatures,
  calls: [
    ([from, abs]) => absolute(toNumeric(from), abs),
    ([hash]) => (hash instanceof PuppetHash ? absolute(toNumeric(hash.get('from')), hash.get('abs')) : undefined),
  ],
  mismatches: [{ parameters: ['Any from', 'Boolean abs?'], message: ([from]) => cannotConvert(from, 'Numeric') }],
});

export const booleanConstructor = defineConstructor({
  name: 'new_boolean',
  signatures: booleanSignatures,
  calls: [
    ([from]) => {
      if (typeof from === 'bigint' || typeof from === 'number') return from !== 0n && from !== 0;
      if (typeof from === 'string') return !['false', 'no', 'n'].includes(from.toLowerCase());
      return from !== false;
    },
  ],
  mismatches: [{ parameters: ['Any from'], message: ([from]) => cannotConvert(from, 'Boolean') }],
});
