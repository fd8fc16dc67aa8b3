import { allocateList } from '../../budget/meter.ts';
import { assertNever } from '../../assert-never.ts';
import { displayString } from '../../formatting/display.ts';
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import { DEFAULT, isArray, type ObjectValue, type PuppetHash, type Value } from '../../values/value.ts';
import { referenceText } from '../catalog.ts';
import { referenceOfType } from '../names.ts';
import { typeToJson } from './type-to-json.ts';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

const TYPE = '__ptype';
const VALUE = '__pvalue';

/**
 * Converts an attribute's value. References become strings such as `File[/x]`, except inside rich data. Integers beyond
 * 2^53 lose precision, as in any JSON reader.
 */
export function valueToJson(value: Value): Json {
  return toJson(value, true);
}

function toJson(value: Value, references: boolean): Json {
  if (value === undefined) return null;
  if (value === DEFAULT) return { [TYPE]: 'Default' };
  if (typeof value === 'bigint') return Number(value);
  if (typeof value !== 'object') return value;
  if (isArray(value)) {
    allocateList(value.length);
    return value.map((item) => toJson(item, references));
  }
  switch (value.kind) {
    case 'Hash':
      return hashToJson(value, references);
    case 'Sensitive':
      return { [TYPE]: 'Sensitive', [VALUE]: toJson(value.value, false) };
    case 'Regexp':
      return { [TYPE]: 'Regexp', [VALUE]: value.source };
    case 'Binary':
    case 'Timestamp':
    case 'Timespan':
    case 'SemVer':
    case 'SemVerRange':
    case 'URI':
      return { [TYPE]: value.kind, [VALUE]: displayString(value) };
    case 'Deferred':
      return {
        [TYPE]: 'Deferred',
        name: value.functionName,
        ...(value.hasArguments ? { arguments: value.arguments.map((item) => toJson(item, false)) } : {}),
      };
    case 'Object':
      return {
        [TYPE]: value.type.kind === 'Object' ? (value.type.name ?? 'Object') : value.type.kind,
        ...Object.fromEntries(
          [...value.attributes]
            .filter(([name, item]) => item !== undefined || !isUndefByDefault(value, name))
            .map(([name, item]) => [name, toJson(item, false)] as const),
        ),
      };
    case 'Type': {
      const reference = references ? referenceOfType(value.type) : undefined;
      return reference === undefined ? typeToJson(value.type, (item) => toJson(item, false)) : referenceText(reference);
    }
    case 'Iterator':
      return null;
    default:
      return assertNever(value);
  }
}

/** True if the default of an attribute is `undef`. The value `undef` is then omitted from the JSON. */
function isUndefByDefault({ type }: ObjectValue, name: string): boolean {
  if (type.kind !== 'Object') return false;
  const attribute = type.attributes.find((each) => each.name === name);
  return attribute?.hasValue === true && attribute.value === undefined;
}

function hashToJson(hash: PuppetHash, references: boolean): Json {
  const entries = [...hash];
  if (entries.every(([key]) => typeof key === 'string' && key !== TYPE)) {
    return Object.fromEntries(entries.map(([key, item]) => [rubyToString(key), toJson(item, references)] as const));
  }
  return { [TYPE]: 'Hash', [VALUE]: entries.flatMap((entry) => entry.map((item) => toJson(item, references))) };
}
