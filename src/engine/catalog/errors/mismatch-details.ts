/** Splits a parameter mismatch into one sentence, place and fix per parameter, for the editor. */
import { near } from '../../diagnostics/hints/advice.ts';
import type { MismatchDetail } from '../../diagnostics/issues/catalog.ts';
import { programString } from '../../formatting/display.ts';
import type { Expression, Parameter } from '../../syntax/ast.ts';
import { formatType } from '../../types/format.ts';
import { anyType } from '../../types/factory.ts';
import { inferTypeSet } from '../../types/infer.ts';
import { isInstance } from '../../types/instance.ts';
import { findMismatches } from '../../types/mismatch/mismatch.ts';
import type { Type } from '../../types/type.ts';
import { isArray, type Value } from '../../values/value.ts';
import type { DefinedParameter, ResourceDefinition } from '../definitions/definition.ts';
import type { Resource } from '../resource.ts';

const LONGEST = 60;

/** Lists the details of a mismatch. Unknown parameters come first, then invalid values, then missing parameters. */
export function mismatchDetails(
  resource: Resource,
  definition: ResourceDefinition,
  values: ReadonlyMap<string, Value>,
  unknown: readonly string[],
): readonly MismatchDetail[] {
  const file = definition.place?.file;
  const missing = definition.parameters.filter(({ name, node }) => node.value === undefined && !values.has(name));
  const nearest = (name: string): string | undefined =>
    [missing, definition.parameters]
      .map(
        (among) =>
          near(
            name,
            among.map((each) => each.name),
            undefined,
          )?.hint,
      )
      .find((hint) => hint !== undefined);
  return [
    ...unknown.map((name): MismatchDetail => {
      const meant = nearest(name);
      const text = `Unknown parameter ${name}.${meant === undefined ? '' : ` ${meant}`}`;
      return { kind: 'unknown', name, text, place: resource.parameters.get(name)?.place };
    }),
    ...definition.parameters.flatMap((parameter) => {
      const { name, type } = parameter;
      if (type === undefined || !values.has(name)) return [];
      const value = values.get(name);
      return isInstance(type, value) || isDeferred(value) ? [] : [wrongValue(resource, definition, parameter, value)];
    }),
    ...missing.map(({ name, node }): MismatchDetail => ({
      kind: 'missing',
      name,
      text: `Parameter ${name} has no value`,
      ...placeOfNode(node, file),
    })),
  ];
}

function wrongValue(
  resource: Resource,
  definition: ResourceDefinition,
  { name, node, type = anyType }: DefinedParameter,
  value: Value,
): MismatchDetail {
  const given = resource.parameters.get(name);
  const isDefault = (given === undefined || given.origin === 'default') && node.value !== undefined;
  const sentences = describeMismatches(name, type, value);
  const common = { kind: 'value' as const, name, ...fitting(type, value) };
  const file = definition.place?.file;
  if (!isDefault) {
    return {
      ...common,
      text: `${sentences}${shown(value)}`,
      place: given?.place ?? resource.place,
      ...(file === undefined ? {} : { declared: { file, span: toSpan(node) } }),
    };
  }
  return {
    ...common,
    text: sentences.replace(`Parameter ${name} expects`, `The default of parameter ${name} is invalid: it expects`),
    ...placeOfNode(node.value, file),
    ...(value === undefined ? optional(node, type, definition) : {}),
  };
}

/** Describes all mismatches in a value. Suggests the nearest name for an unknown key of a struct. */
function describeMismatches(name: string, type: Type, value: Value): string {
  const found = findMismatches(`parameter ${name}`, type, inferTypeSet(value));
  const wanted = found.flatMap(({ missing }) => missing ?? []);
  return found
    .map(({ text, unknown }) => {
      const meant = unknown === undefined ? undefined : near(unknown, wanted, undefined)?.hint;
      return `${text.charAt(0).toUpperCase()}${text.slice(1)}${meant === undefined ? '' : `. ${meant}`}`;
    })
    .join('. ')
    .replace(/\?\. /g, '? ');
}

function isDeferred(value: Value): boolean {
  return typeof value === 'object' && !isArray(value) && value.kind === 'Deferred';
}

/**
 * Formats a value for the end of a sentence, as `: VALUE`, truncated. Returns an empty string for undef, collections
 * and objects.
 */
function shown(value: Value): string {
  if (value === undefined || typeof value === 'object') return '';
  const text = programString(value);
  return text.length > LONGEST ? `: ${text.slice(0, LONGEST)}…` : `: ${text}`;
}

/** Adds or removes quotes. If the result matches the type, returns it as `fits`. */
function fitting(type: Type, value: Value): { readonly fits?: string } {
  if (typeof value === 'string') {
    if (/^(?:true|false)$/i.test(value) && isInstance(type, value.toLowerCase() === 'true'))
      return { fits: value.toLowerCase() };
    if (/^-?(?:0|[1-9]\d{0,17})$/.test(value) && isInstance(type, BigInt(value))) return { fits: value };
    return {};
  }
  const isPlain = typeof value === 'boolean' || typeof value === 'bigint';
  return isPlain && isInstance(type, String(value)) ? { fits: `'${value}'` } : {};
}

function optional(
  { type: written }: Parameter,
  type: Type,
  { place, code: [code] }: ResourceDefinition,
): Pick<MismatchDetail, 'optional'> {
  if (written === undefined || place === undefined) return {};
  const { offset, length } = written;
  const name = code === undefined ? formatType(type) : code.source.text.slice(offset, offset + length);
  return { optional: { file: place.file, span: toSpan(written), text: `Optional[${name}]` } };
}

function placeOfNode(
  node: Expression | Parameter | undefined,
  file: string | undefined,
): Pick<MismatchDetail, 'file' | 'span'> {
  return node === undefined || file === undefined ? {} : { file, span: toSpan(node) };
}

function toSpan({ offset, length }: { readonly offset: number; readonly length: number }): {
  readonly offset: number;
  readonly length: number;
} {
  return { offset, length };
}
