import { allocate } from '../budget/meter.ts';
import { capitalizeSegments } from '../values/capitalize-segments.ts';
import { compileRegexp } from '../values/regexp/regexp.ts';
import { formatFloat } from '../values/number.ts';
import { printRegexp, quoteString } from '../values/quote.ts';
import { timespanText, timestampText } from '../values/time/time-text.ts';
import { DEFAULT, isArray, type Value } from '../values/value.ts';
import { isAssignable } from './assignable/assignable.ts';
import { undefType } from './factory.ts';
import { inferType } from './infer.ts';
import { generalize } from './generalize.ts';
import { printInstance } from './objects/instance.ts';
import { formatObjectType, formatTypeSet } from './format-object.ts';
import type { CallableType, Range, SizeRange, StructElement, Type } from './type.ts';

/** `expanded` prints aliases with their definitions. `debug` prints literal strings with their values. */
interface FormatMode {
  readonly expanded: boolean;
  readonly debug: boolean;
}

const PLAIN: FormatMode = { expanded: false, debug: false };

/** Prints a type like `%p` and `notice`: `Integer[1, 5]`, `Struct[{'a' => String}]`. An alias prints as its name. */
export function formatType(type: Type): string {
  return print(type, PLAIN);
}

/** Prints a type with the definitions of its aliases, as in messages: `Port = Integer[1, 65535]`. */
export function formatTypeExpanded(type: Type): string {
  return print(type, { expanded: true, debug: false });
}

/**
 * Prints a type like Ruby's `to_s`: aliases, object types and type sets with their definitions, and other types like
 * `formatType`.
 */
export function formatTypeText(type: Type): string {
  switch (type.kind) {
    case 'TypeAlias':
    case 'Object':
    case 'TypeSet':
      return formatTypeExpanded(type);
    default:
      return formatType(type);
  }
}

/** Prints a type with the values of literal strings (`String['a']`), which `formatType` leaves out. */
export function formatTypeDebug(type: Type): string {
  return print(type, { expanded: false, debug: true });
}

function list(name: string, parts: readonly string[]): string {
  if (parts.length === 0) return name;
  const text = `${name}[${parts.join(', ')}]`;
  allocate(text.length);
  return text;
}

function bounds<N extends bigint | number>(range: Range<N> | undefined, printBound: (bound: N) => string): string[] {
  if (range === undefined || (range.from === undefined && range.to === undefined)) return [];
  const from = range.from === undefined ? 'default' : printBound(range.from);
  return range.to === undefined ? [from] : [from, printBound(range.to)];
}

const sizeParts = (size: SizeRange | undefined): string[] => bounds(size, String);
const isEmptySize = (size: SizeRange | undefined): boolean => size !== undefined && size.from === 0n && size.to === 0n;

function timeBounds(range: Range<bigint>, printTime: (nanoseconds: bigint) => string): string[] {
  const { from, to } = range;
  if (from === undefined && to === undefined) return [];
  const parts = [from === undefined ? 'default' : `'${printTime(from)}'`];
  if (to !== undefined && to !== from) parts.push(`'${printTime(to)}'`);
  return parts;
}

const BUILTIN_ALIASES = new Set(['RichDataKey', 'Puppet::LookupKey', 'Puppet::LookupValue']);

// Recursive aliases that are being printed. A recursive alias is expanded only once.
const expanding: Type[] = [];

function print(type: Type, mode: FormatMode): string {
  const inner = (each: Type): string => print(each, mode);
  switch (type.kind) {
    case 'Integer':
      return list('Integer', bounds(type, String));
    case 'Float':
      return list('Float', bounds(type, formatFloat));
    case 'Boolean':
      return list('Boolean', type.value === undefined ? [] : [String(type.value)]);
    case 'String': {
      const parts = sizeParts(type.size);
      if (mode.debug && type.value !== undefined) parts.push(quoteString(type.value));
      return list('String', parts);
    }
    case 'Enum':
      if (type.values.length === 0) return 'Enum';
      return list('Enum', [
        ...type.values.map((value) => quoteString(value)),
        ...(type.caseInsensitive ? ['true'] : []),
      ]);
    case 'Pattern':
      for (const pattern of type.patterns) compileRegexp(pattern);
      return list('Pattern', type.patterns.map(printRegexp));
    case 'Regexp':
      if (type.pattern === undefined) return 'Regexp';
      compileRegexp(type.pattern);
      return list('Regexp', [printRegexp(type.pattern)]);
    case 'Collection':
      return list('Collection', sizeParts(type.size));
    case 'Array':
      if (isEmptySize(type.size)) return 'Array[0, 0]';
      if (type.element.kind === 'Any' && type.size === undefined) return 'Array';
      return list('Array', [inner(type.element), ...sizeParts(type.size)]);
    case 'Hash':
      if (isEmptySize(type.size)) return 'Hash[0, 0]';
      if (type.key.kind === 'Any' && type.value.kind === 'Any' && type.size === undefined) return 'Hash';
      return list('Hash', [inner(type.key), inner(type.value), ...sizeParts(type.size)]);
    case 'Tuple':
      return type.types.length === 0 ? 'Tuple' : list('Tuple', [...type.types.map(inner), ...sizeParts(type.size)]);
    case 'Struct':
      if (type.elements.length === 0) return 'Struct';
      return `Struct[{${type.elements.map((each) => printElement(each, inner)).join(', ')}}]`;
    case 'Iterable':
    case 'Iterator':
      return list(type.kind, type.element === undefined ? [] : [inner(type.element)]);
    case 'Optional':
    case 'NotUndef':
      if (type.type === undefined || (type.kind === 'NotUndef' && type.type.kind === 'Any')) return type.kind;
      if (type.type.kind === 'String' && type.type.value !== undefined)
        return list(type.kind, [quoteString(type.type.value)]);
      return list(type.kind, [inner(type.type)]);
    case 'Type':
    case 'Sensitive':
      return list(type.kind, type.type === undefined ? [] : [inner(type.type)]);
    case 'Variant':
      return list('Variant', type.types.map(inner));
    case 'Callable':
      return printCallable(type, inner);
    case 'Resource':
      if (type.typeName === undefined) return 'Resource';
      return list(capitalizeSegments(type.typeName), type.title === undefined ? [] : [quoteString(type.title)]);
    case 'Class':
      return list('Class', type.className === undefined ? [] : [type.className]);
    case 'Runtime':
      if (type.runtime === undefined && type.name === undefined) return 'Runtime';
      return list('Runtime', [type.runtime ?? 'undef', type.name === undefined ? 'undef' : quoteString(type.name)]);
    case 'Timestamp':
      return list('Timestamp', timeBounds(type, timestampText));
    case 'Timespan':
      return list('Timespan', timeBounds(type, timespanText));
    case 'SemVer':
      return list(
        'SemVer',
        type.ranges.map(({ text }) => `'${text}'`),
      );
    case 'URI':
      return list('URI', type.parameters === undefined ? [] : [printValue(type.parameters, mode)]);
    case 'Init':
      if (type.type === undefined) return 'Init';
      return list('Init', [inner(type.type), ...type.arguments.map((each) => printValue(each, mode))]);
    case 'Object':
      return formatObjectType(type, mode.expanded, (value) => printValue(value, PLAIN));
    case 'TypeSet':
      return mode.expanded || type.name === undefined
        ? formatTypeSet(type, (value) => printValue(value, PLAIN))
        : type.name;
    case 'TypeAlias':
      if (!mode.expanded || BUILTIN_ALIASES.has(type.name) || expanding.includes(type)) return type.name;
      expanding.push(type);
      try {
        return `${type.name} = ${inner(type.resolve())}`;
      } finally {
        expanding.pop();
      }
    case 'TypeReference':
      return `TypeReference[${quoteString(type.text)}]`;
    default:
      return type.kind;
  }
}

/**
 * Prints the shortest form of a struct's key. `Optional` and `NotUndef` are printed only if the type of the value does
 * not imply them.
 */
function printElement(element: StructElement, inner: (type: Type) => string): string {
  const valueOptional = isAssignable(element.value, undefType);
  let key: string;
  if (element.key.kind === 'Optional') key = valueOptional ? quoteString(element.name) : inner(element.key);
  else key = valueOptional ? `NotUndef[${quoteString(element.name)}]` : quoteString(element.name);
  return `${key} => ${inner(element.value)}`;
}

function printCallable(type: CallableType, inner: (type: Type) => string): string {
  const { parameters, block, returnType } = type;
  if (parameters === undefined) return returnType === undefined ? 'Callable' : `Callable[[], ${inner(returnType)}]`;
  const parts = parameters.types.filter((each) => each.kind !== 'Unit').map(inner);
  if (parameters.types.length === 0) parts.push('0', '0');
  else parts.push(...sizeParts(parameters.size));
  if (block !== undefined) parts.push(inner(block));
  if (returnType === undefined) return `Callable[${parts.join(', ')}]`;
  return `Callable[[${parts.join(', ')}], ${inner(returnType)}]`;
}

/** Prints a value inside a type as source, with undef as `undef`. */
function printValue(value: Value, mode: FormatMode): string {
  if (value === undefined) return 'undef';
  if (value === DEFAULT) return 'default';
  if (typeof value === 'string') return quoteString(value);
  if (typeof value === 'number') return formatFloat(value);
  if (typeof value !== 'object') return String(value);
  if (isArray(value)) return `[${value.map((item) => printValue(item, mode)).join(', ')}]`;
  switch (value.kind) {
    case 'Hash':
      return `{${[...value].map(([key, item]) => `${printValue(key, mode)} => ${printValue(item, mode)}`).join(', ')}}`;
    case 'Type':
      return print(value.type, mode);
    case 'Regexp':
      return printRegexp(value.source);
    case 'Timestamp':
      return `'${timestampText(value.nanoseconds)}'`;
    case 'Timespan':
      return `'${timespanText(value.nanoseconds)}'`;
    case 'SemVer':
    case 'SemVerRange':
      return `'${value.text}'`;
    case 'URI':
      return `URI(${quoteString(value.text)})`;
    case 'Object':
    case 'Deferred':
      return printInstance(value, (inner) => printValue(inner, mode));
    default:
      return `Instance of ${formatTypeText(generalize(inferType(value)))}`;
  }
}

/** Prints a value like Puppet's type formatter: `'a'`, `{'a' => 1}`, `undef`. */
export function formatTypeArgument(value: Value): string {
  return printValue(value, PLAIN);
}

/** Formats a key for a message. A string has no quotes. Any other value is printed as in a type. */
export function formatKey(key: Value): string {
  return typeof key === 'string' ? key : formatTypeArgument(key);
}
