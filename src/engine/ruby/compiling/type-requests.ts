/** Answers Ruby's queries about types and values of rich data (`lib/puppet/pops/types.rb`). */
import { nameResolver } from '../../evaluator/type-names.ts';
import { displayString } from '../../formatting/display.ts';
import { capitalizeSegments } from '../../values/capitalize-segments.ts';
import { assertInstance } from '../../types/assert.ts';
import { isAssignable } from '../../types/assignable/assignable.ts';
import { anyType } from '../../types/factory.ts';
import { generalize } from '../../types/generalize.ts';
import { inferType } from '../../types/infer.ts';
import { isInstance } from '../../types/instance.ts';
import { describeMismatch } from '../../types/mismatch/mismatch.ts';
import { parseTypeString } from '../../types/parse.ts';
import type { Type } from '../../types/type.ts';
import { parsableText, parseVersionRange, rangeIncludesVersion, type VersionRange } from '../../values/semver-range.ts';
import { isType, PuppetHash, TypeValue, type Value } from '../../values/value.ts';
import type { Json } from '../machine/json.ts';
import type { CompilingRuby } from './compiling-ruby.ts';
import { toText } from '../values/json.ts';

export function answerTypeRequests(ruby: CompilingRuby): void {
  const typeAt = (number: Json | undefined): Type => {
    const value = ruby.session.held.get(Number(number));
    return isType(value) ? value.type : anyType;
  };
  const frameOf = (type: Type): Json => ruby.encode(new TypeValue(type));

  ruby.answer('type_parse', (text) => frameOf(parseTypeString(toText(text), nameResolver(ruby.compilation.evaluator))));
  ruby.answer('type_of', (value) => frameOf(inferType(ruby.decode(value))));
  ruby.answer('type_generalized', (number) => frameOf(generalize(typeAt(number))));
  ruby.answer('type_instance', (number, value) => isInstance(typeAt(number), ruby.decode(value)));
  ruby.answer('type_assignable', (number, other) => isAssignable(typeAt(number), typeAt(other)));
  ruby.answer('type_accepts', (number, args) => {
    const type = typeAt(number);
    return type.kind === 'Callable' && (!type.parameters || isInstance(type.parameters, ruby.decodeList(args)));
  });
  ruby.answer('type_assert', (subject, number, value) => {
    assertInstance(toText(subject), typeAt(number), ruby.decode(value));
    return null;
  });
  ruby.answer('type_mismatch', (name, number, other) => describeMismatch(toText(name), typeAt(number), typeAt(other)));
  ruby.answer('type_part', (number, name) => ruby.encode(readPart(typeAt(number), toText(name))));
  ruby.answer('value_text', (value) => displayString(ruby.decode(value)));
  ruby.answer('version_range_check', (text) => {
    parseVersionRange(toText(text));
    return null;
  });
  ruby.answer('version_in_range', (range, version) =>
    rangeIncludesVersion(parseVersionRange(toText(range)), toText(version)),
  );
}

/** Returns the field `name` of a type (see `type.ts`). Returns undef if this kind of type has no such field. */
function readPart(type: Type, name: string): Value {
  if (type.kind === 'TypeAlias') return name === 'name' ? type.name : new TypeValue(type.resolve());
  const part: unknown = Object.entries(type).find(([key]) => key === name)?.[1];
  if (name === 'typeName' && typeof part === 'string') return capitalizeSegments(part);
  return valueOfPart(part);
}

function valueOfPart(part: unknown): Value {
  if (typeof part === 'string' || typeof part === 'bigint' || typeof part === 'number' || typeof part === 'boolean') {
    return part;
  }
  if (Array.isArray(part)) return part.map(valueOfPart);
  if (isVersionRange(part)) return parsableText(part);
  return isTypeObject(part) ? new TypeValue(part) : undefined;
}

function isVersionRange(part: unknown): part is VersionRange {
  return typeof part === 'object' && part !== null && 'intervals' in part;
}

function isTypeObject(part: unknown): part is Type {
  return typeof part === 'object' && part !== null && 'kind' in part && !(part instanceof PuppetHash);
}
