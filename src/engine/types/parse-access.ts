/**
 * Checks of parameters in Puppet's type parser (`TypeParser#interpret_AccessExpression`). It is stricter than `[]` in
 * an expression, and has other messages.
 */
import { rubyError } from '../diagnostics/issues/ruby.ts';
import { DEFAULT, isArray, isHash, isType, type Value } from '../values/value.ts';

export interface TypeText {
  readonly lowerName: string;
  readonly casedName: string;
  readonly keys: readonly Value[];
  readonly refuse: () => never;
}

function fail(message: string): never {
  throw rubyError(message);
}

/** Throws Puppet's error for parameters of a type that accepts none. */
export function notParameterized(casedName: string): never {
  return fail(`Not a parameterized type <${casedName}>`);
}

const isRange = (value: Value): boolean => typeof value === 'bigint' || value === DEFAULT || value === 'default';
const isIntegerType = (value: Value): boolean => isType(value) && value.type.kind === 'Integer';

/** Throws if the parameters are not valid for the built-in type. */
export function checkTypeText({ lowerName, casedName, keys, refuse }: TypeText): void {
  const count = keys.length;
  const [first, second, third, fourth] = keys;
  const takes = (least: number, most: number, text: string | number, name = casedName): void => {
    if (count < least || count > most) {
      fail(`Invalid number of type parameters specified: ${name} requires ${text}, ${count} provided`);
    }
  };
  const type = (value: Value): void => {
    if (!isType(value)) refuse();
  };
  const range = (value: Value): void => {
    if (!isRange(value)) refuse();
  };
  /** Checks a size: an integer type, or one or two bounds. */
  const size = (from: Value, to?: Value, both = false): void => {
    if (!both && isIntegerType(from)) return;
    range(from);
    if (both) range(to);
  };
  switch (lowerName) {
    case 'array':
      takes(1, 3, '1 to 3', 'Array');
      if (count !== 2 || isType(first)) type(first);
      else size(first, second, true);
      if (count === 2 && isType(first)) size(second);
      if (count === 3) size(second, third, true);
      return;
    case 'hash':
      takes(2, 4, '2 to 4', 'Hash');
      if (count === 2 && !(isType(first) && isType(second))) size(first, second, true);
      if (count === 3) size(third);
      if (count === 4) size(third, fourth, true);
      if (count > 2) {
        type(first);
        type(second);
      }
      return;
    case 'collection':
    case 'string':
      takes(1, 2, '1 to 2', lowerName === 'string' ? 'String' : 'Collection');
      size(first, second, count === 2);
      return;
    case 'integer':
    case 'float':
      takes(1, 2, '1 or 2', lowerName === 'integer' ? 'Integer' : 'Float');
      if (count === 1 && !(isRange(first) || (lowerName === 'float' && typeof first === 'number'))) refuse();
      return;
    case 'boolean':
      takes(1, 1, 1, 'Boolean');
      if (typeof first !== 'boolean') fail('Boolean parameter must be true or false');
      return;
    case 'enum': {
      const names = typeof keys.at(-1) === 'boolean' ? keys.slice(0, -1) : keys;
      if (names.length === 0) fail('Invalid number of type parameters specified: Enum requires 1 or more, 0 provided');
      if (names.some((each) => typeof each !== 'string')) fail('Enum parameters must be identifiers or strings');
      return;
    }
    case 'variant':
      for (const each of keys) type(each);
      return;
    case 'struct':
      takes(1, 1, 1, 'Struct');
      if (!isHash(first)) refuse();
      return;
    case 'callable':
      if (count > 1 && isArray(first)) takes(2, 2, '2 when first parameter is an array', 'callable');
      return;
    case 'iterable':
    case 'iterator':
    case 'type':
      takes(1, 1, 1);
      type(first);
      return;
    case 'init':
      type(first);
      return;
    case 'sensitive':
      takes(0, 1, '0 to 1');
      type(first);
      return;
    case 'optional':
      takes(1, 1, 1);
      if (typeof first !== 'string') type(first);
      return;
    case 'notundef':
      takes(0, 1, '0 to 1', 'NotUndef');
      if (typeof first !== 'string') type(first);
      return;
    case 'class':
    case 'regexp':
    case 'uri':
    case 'object':
    case 'typeset':
      takes(1, 1, 1, lowerName === 'typeset' ? 'Object' : casedName);
      return;
    case 'runtime':
      takes(2, 2, 2);
      return;
    case 'timespan':
    case 'timestamp':
      takes(0, 2, '0 to 2');
      return;
    case 'any':
    case 'data':
    case 'catalogentry':
    case 'scalar':
    case 'undef':
    case 'numeric':
    case 'default':
    case 'semverrange':
      notParameterized(casedName);
      return;
    default:
  }
}
