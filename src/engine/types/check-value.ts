/** Checks literal values against types given as source, for editors. Evaluates nothing. */
import { PuppetError } from '../diagnostics/puppet-error.ts';
import { parse } from '../syntax/index.ts';
import { type Value } from '../values/value.ts';
import { inferTypeSet } from './infer.ts';
import { isInstance } from './instance.ts';
import { findMismatches, type MismatchFinding } from './mismatch/mismatch.ts';
import { readLiteralType } from './parse.ts';
import type { Type } from './type.ts';
import { findUnresolved } from './unresolved.ts';

/** Returns the source of a type alias by its name in lower case. Returns undefined if there is no such alias. */
export type FindAlias = (lowerName: string) => string | undefined;

/** Reads a type from its source. Returns undefined if the source is invalid or names an unknown type. */
export type TypeReader = (source: string) => Type | undefined;

/** Cache of types that use no alias, by source. All readers share the cache. */
const builtinTypes = new Map<string, Type>();
const MOST_BUILTIN = 5000;

/** Creates a reader of types. Each source is parsed only once, and `findAlias` is called only once for each alias. */
export function createTypeReader(findAlias: FindAlias): TypeReader {
  const types = new Map<string, Type | undefined>();
  let usesAlias = false;
  // Cache of aliases. An alias that refers to itself must find the same object again.
  const aliases = new Map<string, Type>();
  const resolveName = (lowerName: string, casedName: string): Type | undefined => {
    usesAlias = true;
    const known = aliases.get(lowerName);
    if (known !== undefined) return known;
    const source = findAlias(lowerName);
    if (source === undefined) return undefined;
    const resolve = (): Type => readType(source) ?? { kind: 'TypeReference', text: casedName };
    const alias: Type = { kind: 'TypeAlias', name: casedName, resolve };
    aliases.set(lowerName, alias);
    return alias;
  };
  const readType = (source: string): Type | undefined => {
    const { program, diagnostics } = parse(source, 'type');
    const { body } = program;
    const expression = body.kind === 'Block' ? body.statements[0] : body;
    return diagnostics.length > 0 || expression === undefined
      ? undefined
      : readLiteralType(expression, { resolveName });
  };
  const readResolved = (source: string): Type | undefined => {
    try {
      const type = readType(source);
      return type === undefined || findUnresolved(type) !== undefined ? undefined : type;
    } catch (error) {
      if (error instanceof PuppetError) return undefined;
      throw error;
    }
  };
  return (source) => {
    const known = builtinTypes.get(source) ?? types.get(source);
    if (known !== undefined || types.has(source)) return known;
    usesAlias = false;
    const type = readResolved(source);
    if (type === undefined || usesAlias || builtinTypes.size > MOST_BUILTIN) types.set(source, type);
    else builtinTypes.set(source, type);
    return type;
  };
}

/**
 * Finds the mismatches of a value, each with its path. Empty if the type accepts the value.
 * @param subject the beginning of the messages, such as `parameter 'port'`
 */
export function checkValue(subject: string, type: Type, value: Value): readonly MismatchFinding[] {
  return isInstance(type, value) ? [] : findMismatches(subject, type, inferTypeSet(value));
}
