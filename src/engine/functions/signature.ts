/** Reads the parameters of a declared function. */
import type { FunctionSignature } from '../evaluator/function.ts';
import { callableType, optionalType, sizeRange, tupleType } from '../types/factory.ts';
import { parseTypeString } from '../types/parse.ts';
import type { Type } from '../types/type.ts';

export type TypeReader = (text: string) => Type;

/** Reads types of which some are named locally; a local type may mention itself. */
export function localTypeResolver(localTypes: Readonly<Record<string, string>>): TypeReader {
  const aliases = new Map<string, Type>();
  const read: TypeReader = (text) => parseTypeString(text, { resolveName: (name) => aliases.get(name) });
  for (const [name, text] of Object.entries(localTypes)) {
    let resolved: Type | undefined;
    aliases.set(name.toLowerCase(), {
      kind: 'TypeAlias',
      name,
      resolve: () => {
        resolved ??= read(text);
        return resolved;
      },
    });
  }
  return read;
}

const PARAMETER = /^(&?)(.*?) (\w+)([?*+]?)$/s;

/** A signature from its parameters as text (see `Dispatch.parameters`). */
export function readSignature(parameters: readonly string[], read: TypeReader): FunctionSignature {
  const types: Type[] = [];
  const names: string[] = [];
  let from = 0n;
  let to: bigint | undefined = 0n;
  let block: Type | undefined;
  let blockName = 'block';
  for (const text of parameters) {
    const match = PARAMETER.exec(text);
    if (match === null) throw new Error(`A parameter is written as 'Type name', not as '${text}'`);
    const [, ampersand, typeText = '', name = '', count] = match;
    const type = read(typeText);
    if (ampersand === '&') {
      block = count === '?' ? optionalType(type) : type;
      blockName = name;
      continue;
    }
    types.push(type);
    names.push(name);
    if (count !== '?' && count !== '*') from += 1n;
    to = count === '*' || count === '+' || to === undefined ? undefined : to + 1n;
  }
  return { type: callableType(tupleType(types, sizeRange(from, to)), block), parameterNames: names, blockName };
}
