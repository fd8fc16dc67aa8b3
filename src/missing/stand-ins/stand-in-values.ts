/** Creates values for stand-ins. They have the type that is needed, and are recognizable as stand-ins. */
import type { Expression } from '../../engine/index.ts';
import { readString } from '../references.ts';

export type StandInValue =
  | null
  | boolean
  | number
  | string
  | readonly StandInValue[]
  | { readonly [key: string]: StandInValue };

export function isHash(value: StandInValue | undefined): value is Readonly<Record<string, StandInValue>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Returns a hash with a value set at a path of members. Undefined if that member already has a value, or if a value on
 * the path is not a hash.
 */
export function withMember(
  before: StandInValue | undefined,
  [member, ...inner]: readonly string[],
  value: StandInValue,
): StandInValue | undefined {
  if (member === undefined) return before === undefined ? value : undefined;
  if (before !== undefined && !isHash(before)) return undefined;
  const own = before !== undefined && Object.hasOwn(before, member) ? before[member] : undefined;
  const after = withMember(own, inner, value);
  return after === undefined ? undefined : { ...before, [member]: after };
}

export const TEXT = 'stand-in';

const SAMPLES: readonly string[] = [
  TEXT,
  'stand_in',
  '/stand-in',
  'http://stand-in.example.com',
  'https://stand-in.example.com/',
  'stand-in.example.com',
  'stand-in@example.com',
  '192.0.2.1',
  '192.0.2.0/24',
  '2001:db8::1',
  '1',
  '1.0.0',
  '0644',
  '1G',
  '00:00:5e:00:53:01',
  'present',
  'running',
  'yes',
  'A',
  '',
  'puppet:///modules/stand_in/stand-in',
  'C:/stand-in',
  'd41d8cd98f00b204e9800998ecf8427e',
];

/** Resolves a type alias; undefined for unknown names. */
export type ResolveAlias = (lowerName: string) => Expression | undefined;

/** Returns a value of a type, or undefined if none is known. */
export function valueOfType(type: Expression, resolve: ResolveAlias, depth = 0): StandInValue | undefined {
  if (depth > 20) return undefined;
  const inner = (each: Expression | undefined): StandInValue | undefined =>
    each === undefined ? TEXT : valueOfType(each, resolve, depth + 1);
  const name = type.kind === 'Access' ? type.left : type;
  if (type.kind === 'Parenthesized') return inner(type.expr);
  if (name.kind !== 'QualifiedReference') return undefined;
  const keys = type.kind === 'Access' ? type.keys : [];
  const [first, second] = keys;
  switch (name.casedValue) {
    case 'String':
      return readNumber(first) === undefined || TEXT.length >= (readNumber(first) ?? 0)
        ? TEXT.slice(0, readNumber(second) ?? TEXT.length)
        : TEXT.padEnd(readNumber(first) ?? 0, '-');
    case 'Integer':
    case 'Numeric':
      return Math.max(readNumber(first) ?? 0, 0) > 0 || (readNumber(second) ?? 0) >= 0
        ? (readNumber(first) ?? 0)
        : (readNumber(second) ?? 0);
    case 'Float':
      return (readNumber(first) ?? 0) + 0.5;
    case 'Boolean':
      return first?.kind === 'LiteralBoolean' ? first.value : false;
    case 'Array': {
      const least = keys.map(readNumber).find((each) => each !== undefined) ?? 0;
      const item = inner(first);
      return least > 0 && item !== undefined ? Array.from({ length: least }, () => item) : [];
    }
    case 'Tuple':
      return keys.flatMap((each) => (readNumber(each) === undefined ? [inner(each) ?? null] : []));
    case 'Hash': {
      const least = readNumber(keys[2]) ?? readNumber(first) ?? 0;
      if (least === 0) return {};
      const [key, value] = [inner(first), inner(second)];
      return typeof key === 'string' && value !== undefined ? { [key]: value } : undefined;
    }
    case 'Struct':
      return first?.kind === 'LiteralHash' ? structValue(first, inner) : {};
    case 'Enum':
      return keys.map(readString).find((each) => each !== undefined) ?? TEXT;
    case 'Pattern':
    case 'Regexp':
      return findSample(keys);
    case 'Variant':
      return keys.map(inner).find((each) => each !== undefined && each !== null) ?? null;
    case 'Optional':
    case 'Undef':
      return null;
    case 'NotUndef':
    case 'Sensitive':
      return inner(first);
    case 'Collection':
      return [];
    case 'Any':
    case 'Data':
    case 'Scalar':
    case 'ScalarData':
    case 'RichData':
      return TEXT;
    default: {
      const meaning = resolve(name.casedValue.replace(/^::/, '').toLowerCase());
      return meaning === undefined ? undefined : inner(meaning);
    }
  }
}

function structValue(
  hash: Extract<Expression, { kind: 'LiteralHash' }>,
  inner: (type: Expression) => StandInValue | undefined,
): StandInValue {
  const found: Record<string, StandInValue> = {};
  for (const { key, value } of hash.entries) {
    const name = readString(key) ?? (key.kind === 'Access' && isNotUndef(key) ? readString(key.keys[0]) : undefined);
    const each = name === undefined || isOptional(value) ? null : inner(value);
    if (name !== undefined && each !== undefined && each !== null) found[name] = each;
  }
  return found;
}

function isNotUndef({ left }: Extract<Expression, { kind: 'Access' }>): boolean {
  return left.kind === 'QualifiedReference' && left.casedValue === 'NotUndef';
}

function isOptional(type: Expression): boolean {
  return type.kind === 'Access' && type.left.kind === 'QualifiedReference' && type.left.casedValue === 'Optional';
}

function findSample(keys: readonly Expression[]): string | undefined {
  const patterns = keys.flatMap((key) => {
    const source = key.kind === 'LiteralRegularExpression' ? key.pattern : readString(key);
    return source === undefined ? [] : [source];
  });
  for (const source of patterns) {
    try {
      // Translates Ruby's anchors to JavaScript's; patterns that are invalid in JavaScript match nothing.
      const pattern = new RegExp(
        source
          .replace(/\(\?[imx-]*\)/g, '')
          .replaceAll(String.raw`\A`, '^')
          .replace(/\\[zZ]/g, '$'),
      );
      const found = SAMPLES.find((sample) => pattern.test(sample));
      if (found !== undefined) return found;
    } catch {
      continue;
    }
  }
  return undefined;
}

function readNumber(node: Expression | undefined): number | undefined {
  if (node?.kind === 'UnaryMinus') {
    const value = readNumber(node.expr);
    return value === undefined ? undefined : -value;
  }
  return node?.kind === 'LiteralInteger' ? Number(node.value) : undefined;
}

export function puppetText(value: StandInValue): string {
  if (value === null) return 'undef';
  if (typeof value === 'string') return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  if (typeof value !== 'object') return String(value);
  if (isList(value)) return `[${value.map(puppetText).join(', ')}]`;
  const entries = Object.entries(value).map(([key, each]) => `${puppetText(key)} => ${puppetText(each)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

export function rubyText(value: StandInValue): string {
  if (value === null) return 'nil';
  if (typeof value === 'string') return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  if (typeof value !== 'object') return String(value);
  if (isList(value)) return `[${value.map(rubyText).join(', ')}]`;
  const entries = Object.entries(value).map(([key, each]) => `${rubyText(key)} => ${rubyText(each)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

function isList(value: StandInValue): value is readonly StandInValue[] {
  return Array.isArray(value);
}
