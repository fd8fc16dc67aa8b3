/**
 * Formats types as values of a catalog's JSON: `Integer[1, 2]` is `{"__ptype": "Pcore::IntegerType", "from": 1, "to":
 * 2}`.
 */
import type { SizeRange, Type } from '../../types/type.ts';
import { capitalizeSegments } from '../../values/capitalize-segments.ts';
import type { Value } from '../../values/value.ts';
import type { Json } from './value-to-json.ts';

type Members = Readonly<Record<string, Json | undefined>>;

export function typeToJson(type: Type, toJson: (value: Value) => Json): Json {
  const inner = (each: Type | undefined): Json | undefined =>
    each === undefined ? undefined : typeToJson(each, toJson);
  const list = (types: readonly Type[]): Json | undefined =>
    types.length === 0 ? undefined : types.map((each) => typeToJson(each, toJson));
  const given: Record<string, Json> = { __ptype: `Pcore::${type.kind}Type` };
  for (const [name, value] of Object.entries(describeMembers(type, inner, list, toJson))) {
    if (value !== undefined) given[name] = value;
  }
  return given;
}

function describeMembers(
  type: Type,
  inner: (type: Type | undefined) => Json | undefined,
  list: (types: readonly Type[]) => Json | undefined,
  toJson: (value: Value) => Json,
): Members {
  switch (type.kind) {
    case 'Integer':
    case 'Timestamp':
    case 'Timespan':
      return { from: integer(type.from), to: integer(type.to) };
    case 'Float':
      return { from: type.from, to: type.to };
    case 'String':
      return { size_type_or_value: type.value ?? size(type.size) };
    case 'Enum':
      return {
        values: type.values.length === 0 ? undefined : type.values,
        case_insensitive: type.caseInsensitive ? true : undefined,
      };
    case 'Pattern':
      return { patterns: type.patterns.map((pattern) => ({ __ptype: 'Pcore::RegexpType', pattern })) };
    case 'Regexp':
      return { pattern: type.pattern };
    case 'Collection':
      return { size_type: size(type.size) };
    case 'Array':
      return { element_type: unlessAny(type.element, inner), size_type: size(type.size) };
    case 'Hash':
      return {
        key_type: unlessAny(type.key, inner),
        value_type: unlessAny(type.value, inner),
        size_type: size(type.size),
      };
    case 'Tuple':
      return { types: list(type.types), size_type: size(type.size) };
    case 'Struct':
      return {
        elements: type.elements.map(({ key, value }) => ({
          __ptype: 'Pcore::StructElement',
          key_type: inner(key) ?? null,
          value_type: inner(value) ?? null,
        })),
      };
    case 'Iterable':
    case 'Iterator':
      return { element_type: inner(type.element) };
    case 'Optional':
    case 'NotUndef':
    case 'Sensitive':
    case 'Type':
      return { type: inner(type.type) };
    case 'Variant':
      return { types: list(type.types) };
    case 'Callable':
      return {
        param_types: inner(type.parameters),
        block_type: inner(type.block) ?? null,
        return_type: inner(type.returnType) ?? null,
      };
    case 'Resource':
      return {
        type_name: type.typeName === undefined ? undefined : capitalizeSegments(type.typeName),
        title: type.title,
      };
    case 'Class':
      return { class_name: type.className };
    case 'Runtime':
      return { runtime: type.runtime, name_or_pattern: type.name };
    case 'TypeAlias':
      return { name: type.name, type_expr: null, resolved_type: inner(type.resolve()) };
    case 'TypeReference':
      return { type_string: type.text };
    case 'Object':
    case 'TypeSet':
      return { _pcore_init_hash: toJson(type.initHash) };
    case 'SemVer':
      return { ranges: type.ranges.length === 0 ? undefined : type.ranges.map(({ text }) => text) };
    default:
      return {};
  }
}

function integer(value: bigint | undefined): Json | undefined {
  return value === undefined ? undefined : Number(value);
}

function size(range: SizeRange | undefined): Json | undefined {
  if (range === undefined) return undefined;
  const { from, to } = range;
  return {
    __ptype: 'Pcore::IntegerType',
    ...(from === undefined ? {} : { from: Number(from) }),
    ...(to === undefined ? {} : { to: Number(to) }),
  };
}

function unlessAny(type: Type, inner: (type: Type) => Json | undefined): Json | undefined {
  return type.kind === 'Any' ? undefined : inner(type);
}
