import { flatten } from '../../evaluator/access.ts';
import { argumentError } from '../../evaluator/errors.ts';
import { resolveAlias } from '../../types/alias.ts';
import type { Type } from '../../types/type.ts';
import { rubyClass } from '../../types/ruby-class.ts';
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import { matchRegexp } from '../../values/regexp/regexp.ts';
import { isArray, isType, RegexpValue, TypeValue, type Value } from '../../values/value.ts';
import { arrayAt, stringAt } from '../arguments.ts';
import { defineFunction } from '../define.ts';

function matchOne(text: string, pattern: Value): Value {
  if (typeof pattern === 'string') return captures(text, pattern);
  if (pattern instanceof RegexpValue) return captures(text, pattern.source);
  if (isArray(pattern)) return firstMatch(text, flatten(pattern));
  if (isType(pattern)) return matchType(text, resolveAlias(pattern.type), pattern);
  return unmatchable(pattern);
}

function unmatchable(pattern: Value): never {
  throw argumentError(
    `match() expects pattern of T, where T is String, Regexp, Regexp[r], Pattern[p], or Array[T]. Got ${rubyClass(pattern)}`,
  );
}

function captures(text: string, source: string): Value {
  const match = matchRegexp(source, text);
  return match === null ? undefined : [...match];
}

function matchType(text: string, type: Type, pattern: Value): Value {
  switch (type.kind) {
    case 'Regexp':
      if (type.pattern === undefined) throw argumentError('Given Regexp Type has no regular expression');
      return captures(text, type.pattern);
    case 'Pattern':
      return firstMatch(text, type.patterns);
    case 'Variant':
      return firstMatch(
        text,
        type.types.map((each) => new TypeValue(each)),
      );
    default:
      return unmatchable(pattern);
  }
}

function firstMatch(text: string, patterns: readonly Value[]): Value {
  for (const pattern of patterns) {
    const found = matchOne(text, pattern);
    if (found !== undefined) return found;
  }
  return undefined;
}

export const match = defineFunction({
  name: 'match',
  doc: `Matches a string with a pattern. Returns an array of the whole match and its groups, or \`undef\`. For an array of strings, it returns an array of results.

\`\`\`puppet
'abc123'.match(/([a-z]+)([0-9]+)/)   # ['abc123', 'abc', '123']
\`\`\``,
  dispatches: [
    {
      parameters: ['String string', 'Variant[Any, Type] pattern'],
      call: (_, args) => matchOne(stringAt(args, 0), args[1]),
    },
    {
      parameters: ['Array[String] string', 'Variant[Any, Type] pattern'],
      call: (_, args) => arrayAt(args, 0).map((text) => matchOne(rubyToString(text), args[1])),
    },
  ],
});
