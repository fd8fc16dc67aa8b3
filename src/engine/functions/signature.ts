/** Parses the parameters of a function's declaration. */
import type { FunctionSignature } from '../evaluator/calls/function.ts';
import { callableType, optionalType, sizeRange, tupleType } from '../types/factory.ts';
import { type NameResolver, parseTypeString } from '../types/parse.ts';
import type { Type } from '../types/type.ts';

export type TypeReader = (text: string) => Type;

/**
 * Creates a parser of types that knows local aliases. `names` resolves other names. A local alias may refer to itself.
 */
export function localTypeResolver(localTypes: Readonly<Record<string, string>>, names?: NameResolver): TypeReader {
  const aliases = new Map<string, Type>();
  const read: TypeReader = (text) =>
    parseTypeString(text, { resolveName: (name, cased) => aliases.get(name) ?? names?.resolveName(name, cased) });
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

type ParameterCount = '' | '?' | '*' | '+';

export interface SignatureParameter {
  readonly type: Type;
  readonly name: string;
  readonly count: ParameterCount;
}

export function readSignature(parameters: readonly string[], read: TypeReader, returns?: string): FunctionSignature {
  const values: SignatureParameter[] = [];
  let block: SignatureParameter | undefined;
  for (const text of parameters) {
    const match = PARAMETER.exec(text);
    if (match === null) throw new Error(`A parameter is written as 'Type name', not as '${text}'`);
    const [, ampersand, typeText = '', name = '', count = ''] = match;
    const parameter = { type: read(typeText), name, count: toCount(count) };
    if (ampersand === '&') block = parameter;
    else values.push(parameter);
  }
  return createSignature(values, block, returns === undefined ? undefined : read(returns));
}

export function toCount(text: string): ParameterCount {
  return text === '?' || text === '*' || text === '+' ? text : '';
}

export function createSignature(
  parameters: readonly SignatureParameter[],
  block: SignatureParameter | undefined,
  returns?: Type,
): FunctionSignature {
  let from = 0n;
  let to: bigint | undefined = 0n;
  for (const { count } of parameters) {
    if (count !== '?' && count !== '*') from += 1n;
    to = count === '*' || count === '+' || to === undefined ? undefined : to + 1n;
  }
  const types = parameters.map(({ type }) => type);
  const blockType = block?.count === '?' ? optionalType(block.type) : block?.type;
  return {
    type: callableType(tupleType(types, sizeRange(from, to)), blockType, returns),
    parameterNames: parameters.map(({ name }) => name),
    blockName: block?.name ?? 'block',
  };
}
