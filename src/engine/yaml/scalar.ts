/** Interprets unquoted YAML scalars like Ruby's Psych 4.0 (`scalar_scanner.rb`), mostly by the rules of YAML 1.1. */
import type { Value } from '../values/value.ts';

/**
 * A scalar as Psych interprets it. It is a value, a symbol (`:name`), or an instance of a class that data must not
 * contain.
 */
type Scanned =
  | { readonly kind: 'value'; readonly value: Value }
  | { readonly kind: 'symbol'; readonly name: string }
  | { readonly kind: 'refused'; readonly className: 'Date' | 'Time' };

const WORD = /^[^\d.:-]?[\p{Alphabetic}_ \t\r\f\v!@#$%^&*(){}<>|/\\~;=]+/u;
const TIME =
  /^-?\d{4}-\d{1,2}-\d{1,2}(?:[Tt]|[ \t\r\f\v]+)\d{1,2}:\d\d:\d\d(?:\.\d*)?(?:[ \t\r\f\v]*(?:Z|[-+]\d{1,2}:?(?:\d\d)?))?$/;
const DATE = /^(\d{4})-(1[012]|0\d|\d)-([12]\d|3[01]|0\d|\d)$/;
const SEXAGESIMAL = /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9]){1,2}$/;
const SEXAGESIMAL_FLOAT = /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9]){1,2}\.[0-9_]*$/;
const FLOAT = /^[-+]?(?:[0-9][0-9_,]*)?\.[0-9]*(?:[eE][-+][0-9]+)?$/;
const INTEGER = /^(?:[-+]?0b[01_,]+|[-+]?0[0-7_,]+|[-+]?(?:0|[1-9](?:[0-9]|,[0-9]|_[0-9])*)|[-+]?0x[0-9a-fA-F_,]+)$/;

function value(value: Value): Scanned {
  return { kind: 'value', value };
}

export function scanScalar(text: string): Scanned {
  if (text === '') return value(undefined);
  if (WORD.test(text) || text.includes('\n')) return value(keyword(text));
  if (TIME.test(text)) return { kind: 'refused', className: 'Time' };
  const date = DATE.exec(text);
  // Rejects invalid dates too. Psych would read them as strings, but it fails earlier, when it loads the class `Date`.
  if (date !== null) return { kind: 'refused', className: 'Date' };
  if (/^\+?\.inf$/i.test(text)) return value(Infinity);
  if (/^-\.inf$/i.test(text)) return value(-Infinity);
  if (/^\.nan$/i.test(text)) return value(NaN);
  if (/^:[^\n]/.test(text)) return { kind: 'symbol', name: symbolName(text) };
  if (SEXAGESIMAL.test(text)) return value(sexagesimal(text));
  if (SEXAGESIMAL_FLOAT.test(text)) return value(sexagesimalFloat(text));
  if (FLOAT.test(text)) return value(float(text));
  return value(INTEGER.test(text) ? integer(text) : text);
}

function keyword(text: string): Value {
  if (text.length > 5) return text;
  const lower = text.toLowerCase();
  if (lower === '~' || lower === 'null') return undefined;
  if (lower === 'yes' || lower === 'true' || lower === 'on') return true;
  if (lower === 'no' || lower === 'false' || lower === 'off') return false;
  return text;
}

function symbolName(text: string): string {
  const quoted = /^:(["'])([^\n]*)\1/.exec(text);
  return quoted === null ? text.slice(1) : (quoted[2] ?? '').replace(/^:/, '');
}

function sexagesimal(text: string): bigint {
  return text
    .split(':')
    .reduce((sum, part, index) => sum + BigInt(part.replace(/_|^\+/g, '')) * 60n ** BigInt(Math.abs(index - 2)), 0n);
}

function sexagesimalFloat(text: string): number {
  return text
    .split(':')
    .reduce((sum, part, index) => sum + Number(part.replace(/_/g, '')) * 60 ** Math.abs(index - 2), 0);
}

function float(text: string): Value {
  if (/^[-+]?\.$/.test(text)) return text;
  const plain = Number(text.replace(/[,_]|\.(?=[Ee]|$)/g, ''));
  return Number.isNaN(plain) ? text : plain;
}

/** Converts a string like Ruby's `Integer()`. A leading 0 means octal. */
function integer(text: string): bigint {
  const plain = text.replace(/[,_]/g, '');
  const digits = plain.replace(/^[-+]/, '');
  const octal = /^0[0-7]+$/.test(digits);
  const magnitude = BigInt(octal ? `0o${digits.slice(1)}` : digits);
  return plain.startsWith('-') ? -magnitude : magnitude;
}
