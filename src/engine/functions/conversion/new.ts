/** `new(T, ...)`, `T.new(...)`, `T(...)`: converts values (`functions/new.rb` and each type's `new_function`). */
import type { Value } from '../../values/value.ts';
import { noConstructorOfOptional, unsupported } from '../../types/new/init.ts';
import { assertInstance } from '../../types/assert.ts';
import { expandAlias } from '../../types/alias.ts';
import type { Constructor } from './constructor.ts';
import { formatTypeText } from '../../types/format.ts';
import { isInstance } from '../../types/instance.ts';
import { initConstructor } from './init.ts';
import { arrayConstructor, hashConstructor } from './collection-constructors.ts';
import { booleanConstructor, floatConstructor, integerConstructor, numericConstructor } from './number-constructors.ts';
import { lookupContextConstructor } from './lookup-context.ts';
import { objectConstructor } from './object.ts';
import {
  binaryConstructor,
  regexpConstructor,
  semVerConstructor,
  semVerRangeConstructor,
  sensitiveConstructor,
  stringConstructor,
  typeConstructor,
  unitConstructor,
  uriConstructor,
} from './other-constructors.ts';
import { timespanConstructor, timestampConstructor } from './time.ts';
import type { NameResolver } from '../../types/parse.ts';
import type { Type } from '../../types/type.ts';

interface NewContext {
  /** The current time for `Timestamp()`, in nanoseconds since the epoch. */
  readonly now?: () => bigint;
  readonly lookupContext?: (moduleName: Value) => Value;
  readonly names?: NameResolver | NameResolver['resolveName'];
}

const realTime = (): bigint => BigInt(Date.now()) * 1_000_000n;

/**
 * Creates an instance of a type. Returns a single argument that is already an instance unchanged.
 * @throws PuppetError (of Ruby's `ArgumentError`) for invalid arguments, or if the result is not an instance
 */
export function newInstance(type: Type, args: readonly Value[], context: NewContext = {}): Value {
  const [only] = args;
  if (args.length === 1 && type.kind !== 'Init' && isInstance(type, only)) return only;
  const value = findConstructor(type, context).call(args);
  return assertInstance(`Converted value from ${formatTypeText(type)}.new()`, type, value);
}

function findConstructor(type: Type, context: NewContext = {}): Constructor {
  switch (type.kind) {
    case 'TypeAlias':
    case 'Data':
    case 'RichData':
      return findConstructor(expandAlias(type), context);
    case 'Integer':
      return integerConstructor;
    case 'Float':
      return floatConstructor;
    case 'Numeric':
      return numericConstructor;
    case 'Boolean':
      return booleanConstructor;
    case 'String':
      return stringConstructor;
    case 'Regexp':
      return regexpConstructor;
    case 'Array':
    case 'Tuple':
      return arrayConstructor;
    case 'Hash':
    case 'Struct':
      return hashConstructor;
    case 'Timestamp':
      return timestampConstructor(context.now ?? realTime);
    case 'Timespan':
      return timespanConstructor;
    case 'SemVer':
      return semVerConstructor;
    case 'SemVerRange':
      return semVerRangeConstructor;
    case 'Binary':
      return binaryConstructor;
    case 'URI':
      return uriConstructor;
    case 'Sensitive':
      return sensitiveConstructor;
    case 'Unit':
      return unitConstructor;
    case 'Type':
      return typeConstructor(context.names);
    case 'NotUndef':
      return type.type === undefined ? unitConstructor : findConstructor(type.type, context);
    case 'Optional':
      if (type.type === undefined) return noConstructorOfOptional();
      return findConstructor(type.type, context);
    case 'Init':
      return type.type === undefined ? unsupported(type) : initConstructor(type, newInstance);
    case 'Object':
      return type.name === 'Puppet::LookupContext' && context.lookupContext !== undefined
        ? lookupContextConstructor(context.lookupContext)
        : objectConstructor(type);
    default:
      return unsupported(type);
  }
}
