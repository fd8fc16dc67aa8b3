import { matchRegexp } from '../../values/regexp/regexp.ts';
import { asciiDowncase, textLength } from '../../values/text.ts';
import { exactSize } from '../factory.ts';
import { anySize, rangeCovers, rangeIncludes } from './range.ts';
import type { EnumType, PatternType, SizeRange, StringType, Type } from '../type.ts';
import { typesEqual } from '../../values/equality.ts';

function findLengths(type: StringType): SizeRange {
  if (type.value !== undefined) return exactSize(textLength(type.value));
  return type.size ?? anySize;
}

export function isStringAssignable(to: StringType, from: Type): boolean {
  if (to.size !== undefined) {
    const { size } = to;
    switch (from.kind) {
      case 'String':
        return rangeCovers(size, findLengths(from));
      case 'Enum':
        if (from.values.length === 0) return rangeCovers(size, anySize);
        return from.values.every((value) => rangeIncludes(size, BigInt(textLength(value))));
      case 'Pattern':
        return rangeCovers(size, anySize);
      default:
        return false;
    }
  }
  switch (from.kind) {
    case 'String':
      return to.value === undefined || to.value === from.value;
    case 'Enum':
      // Puppet does not compare the literal string with the member, so any enum with a single value matches.
      return to.value === undefined || (from.values.length === 1 && !from.caseInsensitive);
    case 'Pattern':
      return to.value === undefined;
    default:
      return false;
  }
}

export function isEnumMember(type: EnumType, text: string): boolean {
  if (!type.caseInsensitive) return type.values.includes(text);
  const lower = asciiDowncase(text);
  return type.values.some((value) => asciiDowncase(value) === lower);
}

export function isEnumAssignable(to: EnumType, from: Type): boolean {
  if (typesEqual(to, from)) return true;
  if (to.values.length === 0 && (from.kind === 'String' || from.kind === 'Enum' || from.kind === 'Pattern'))
    return true;
  switch (from.kind) {
    case 'String':
      return from.value !== undefined && isEnumMember(to, from.value);
    case 'Enum':
      if (from.values.length === 0 || (from.caseInsensitive && !to.caseInsensitive)) return false;
      return from.values.every((value) => isEnumMember(to, value));
    default:
      return false;
  }
}

/** True if a string matches one of the patterns, or if the type has no patterns. */
export function matchesPattern(type: PatternType, text: string): boolean {
  return type.patterns.length === 0 || type.patterns.some((pattern) => matchRegexp(pattern, text) !== null);
}

export function isPatternAssignable(to: PatternType, from: Type): boolean {
  if (typesEqual(to, from)) return true;
  switch (from.kind) {
    case 'String':
      return from.value === undefined ? to.patterns.length === 0 : matchesPattern(to, from.value);
    case 'Enum':
      return from.values.length === 0
        ? to.patterns.length === 0
        : from.values.every((value) => matchesPattern(to, value));
    case 'Pattern':
      return to.patterns.length === 0;
    default:
      return false;
  }
}
