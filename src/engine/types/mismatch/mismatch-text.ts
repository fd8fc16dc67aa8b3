import { isAssignable } from '../assignable/assignable.ts';
import { expandAlias, isAliasLike } from '../alias.ts';
import { formatTypeExpanded } from '../format.ts';
import { generalize } from '../generalize.ts';
import { toPlainType } from '../plain-type.ts';
import type { SizeRange, Type } from '../type.ts';

export type PathElement =
  | { readonly kind: 'subject' | 'entry' | 'entryKey' | 'parameter'; readonly key: string }
  | { readonly kind: 'return' | 'block' }
  | { readonly kind: 'index' | 'variant' | 'signature'; readonly key: number };
export type Path = readonly PathElement[];

export type Mismatch =
  | { readonly kind: 'type' | 'pattern'; readonly path: Path; readonly expected: Type; readonly actual: Type }
  | { readonly kind: 'size' | 'count'; readonly path: Path; readonly expected: SizeRange; readonly actual: SizeRange }
  | {
      readonly kind: 'missingKey' | 'missingParameter' | 'extraneousKey' | 'invalidParameter';
      readonly path: Path;
      readonly key: string;
    }
  | { readonly kind: 'unexpectedBlock' | 'missingBlock'; readonly path: Path }
  | { readonly kind: 'unresolved'; readonly path: Path; readonly text: string };

function elementText(element: PathElement): string {
  switch (element.kind) {
    case 'subject':
      return element.key;
    case 'entry':
      return `entry '${element.key}'`;
    case 'entryKey':
      return `key of entry '${element.key}'`;
    case 'parameter':
      return `parameter '${element.key}'`;
    case 'return':
    case 'block':
      return element.kind;
    case 'index':
      return `index ${element.key}`;
    case 'variant':
      return `variant ${element.key}`;
    case 'signature':
      return `${element.key + 1}.`;
  }
}

/**
 * Returns a path without the steps into variants and signatures, as a string. Mismatches with equal strings can be
 * merged.
 */
export function canonicalPath(path: Path): string {
  return JSON.stringify(path.filter((element) => element.kind !== 'variant' && element.kind !== 'signature'));
}

/** Formats a mismatch as a message. It begins with a space. */
export function mismatchText(mismatch: Mismatch): string {
  const place = mismatch.path.map((element) => ` ${elementText(element)}`).join('');
  switch (mismatch.kind) {
    case 'type':
      return place + typeText(mismatch.expected, mismatch.actual);
    case 'pattern':
      return place + patternText(mismatch.expected, mismatch.actual);
    case 'size':
      return `${place} expects size to be ${rangeText(mismatch.expected, '0')}, got ${rangeText(mismatch.actual, '0')}`;
    case 'count': {
      const { from, to } = mismatch.expected;
      const single = (from === 1n && (to === 1n || to === undefined)) || ((from ?? 0n) === 0n && to === 1n);
      const wanted = rangeText(mismatch.expected, 'no');
      return `${place} expects ${wanted} argument${single ? '' : 's'}, got ${rangeText(mismatch.actual, 'none')}`;
    }
    case 'missingKey':
      return `${place} expects a value for key '${mismatch.key}'`;
    case 'missingParameter':
      return `${place} expects a value for parameter '${mismatch.key}'`;
    case 'extraneousKey':
      return `${place} unrecognized key '${mismatch.key}'`;
    case 'invalidParameter':
      return `${place} has no parameter named '${mismatch.key}'`;
    case 'unexpectedBlock':
      return `${place} does not expect a block`;
    case 'missingBlock':
      return `${place} expects a block`;
    case 'unresolved':
      return `${place} references an unresolved type '${mismatch.text}'`;
  }
}

function rangeText(range: SizeRange, zero: string): string {
  const from = range.from ?? 0n;
  const { to } = range;
  if (from === to) return from === 0n ? zero : String(from);
  if (from === 0n) return to === undefined ? 'unlimited' : `at most ${to}`;
  return to === undefined ? `at least ${from}` : `between ${from} and ${to}`;
}

/**
 * Returns the name of a type without its parameters. The name of `Optional` and of similar types includes the type
 * inside (`Optional[Integer]`). An alias prints as its name.
 */
function shortName(type: Type): string {
  switch (type.kind) {
    case 'Optional':
    case 'NotUndef':
    case 'Type':
    case 'Sensitive':
    case 'Init':
      return type.type === undefined || type.type.kind === 'Any' ? type.kind : `${type.kind}[${innerName(type.type)}]`;
    case 'Iterable':
    case 'Iterator':
      return type.element === undefined || type.element.kind === 'Any'
        ? type.kind
        : `${type.kind}[${innerName(type.element)}]`;
    default:
      return nameType(type);
  }
}

/** Returns the name of an inner type. As in Puppet, it is empty for the plain `Object`. */
function innerName(type: Type): string {
  return type.kind === 'Object' ? (type.name ?? '') : nameType(type);
}

function nameType(type: Type): string {
  switch (type.kind) {
    case 'TypeAlias':
      return type.name;
    case 'Object':
      return type.name ?? 'Object';
    case 'TypeSet':
      return type.name ?? 'DefaultTypeSet';
    case 'Runtime':
      return 'Runtime';
    default:
      return type.kind;
  }
}

function sameClass(a: Type, b: Type): boolean {
  return a.kind === b.kind;
}

function alwaysDetailed(expected: readonly Type[], actual: Type): boolean {
  return expected.some(
    (each) =>
      sameClass(each, actual) ||
      isAliasLike(each) ||
      isAliasLike(actual) ||
      (each.kind === 'Struct' && actual.kind === 'Hash') ||
      (each.kind === 'Tuple' && actual.kind === 'Array'),
  );
}

function actualText(expected: readonly Type[], actual: Type): string {
  const resolved = expected.map(resolveForText);
  if (alwaysDetailed(resolved, actual)) return formatTypeExpanded(actual);
  const general = generalize(actual);
  if (resolved.some((each) => isAssignable(each, general))) return formatTypeExpanded(actual);
  return actual.kind === 'Object' ? (actual.name ?? 'Object') : actual.kind;
}

function resolveForText(type: Type): Type {
  return isAliasLike(type) ? expandAlias(type) : type;
}

function typeText(expected: Type, actual: Type): string {
  const optional = expected.kind === 'Optional' && expected.type !== undefined;
  const wanted = expected.kind === 'Optional' && expected.type !== undefined ? expected.type : expected;
  const alternatives = wanted.kind === 'Variant' ? wanted.types : [wanted];
  const detailed =
    alwaysDetailed(alternatives, actual) ||
    alternatives.some((each) => isAssignable(toPlainType(resolveForText(each)), actual));
  const got = detailed ? actualText(alternatives, actual) : shortName(actual);
  let names = alternatives.map(detailed ? formatTypeExpanded : shortName);
  if (!detailed && wanted.kind === 'Variant') names = [...new Set(names)];
  if (optional) names = ['Undef', ...names];
  const [first = '', second = ''] = names;
  if (names.length === 1) return ` expects ${withArticle(first)} value, got ${got}`;
  const listed =
    names.length === 2 ? `${first} or ${second}` : `${names.slice(0, -1).join(', ')}, or ${names.at(-1) ?? ''}`;
  return ` expects a value of type ${listed}, got ${got}`;
}

function patternText(expected: Type, actual: Type): string {
  const optional = expected.kind === 'Optional' && expected.type !== undefined;
  const wanted = expected.kind === 'Optional' && expected.type !== undefined ? expected.type : expected;
  const got = actual.kind === 'String' && actual.value !== undefined ? `'${actual.value}'` : shortName(actual);
  return ` expects ${optional ? 'an undef value or ' : ''}a match for ${formatTypeExpanded(wanted)}, got ${got}`;
}

/** Adds an article: `an Integer`, `a String`. The first letter decides, and `y` counts as a vowel. */
export function withArticle(text: string): string {
  return `${/^["']?[aeiouy]/i.test(text) ? 'an' : 'a'} ${text}`;
}
