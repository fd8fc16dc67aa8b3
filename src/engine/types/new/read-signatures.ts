import { callableType, sizeRange, tupleType } from '../factory.ts';
import type { Signature } from '../mismatch/mismatch.ts';
import type { Type } from '../type.ts';
import type { NewSignatures } from './signatures.ts';

/** Parses a type. `resolveName` resolves names that are not built in. */
export type ReadType = (text: string, resolveName: (lowerName: string) => Type | undefined) => Type;

const known = new WeakMap<NewSignatures, readonly Signature[]>();

export function readSignatures(texts: NewSignatures, readType: ReadType): readonly Signature[] {
  const before = known.get(texts);
  if (before !== undefined) return before;
  const aliases = new Map<string, Type>();
  const read = (text: string): Type => readType(text, (lowerName) => aliases.get(lowerName));
  for (const [name, text] of Object.entries(texts.localTypes ?? {})) {
    let resolved: Type | undefined;
    const resolve = (): Type => (resolved ??= read(text));
    aliases.set(name.toLowerCase(), { kind: 'TypeAlias', name, resolve });
  }
  const signatures = texts.parameters.map((parameters) => readSignature(parameters, read));
  known.set(texts, signatures);
  return signatures;
}

function readSignature(parameters: readonly string[], read: (text: string) => Type): Signature {
  const types: Type[] = [];
  const names: string[] = [];
  let required = 0n;
  for (const parameter of parameters) {
    const optional = parameter.endsWith('?');
    const end = parameter.lastIndexOf(' ');
    types.push(read(parameter.slice(0, end)));
    names.push(parameter.slice(end + 1, optional ? -1 : undefined));
    if (!optional) required += 1n;
  }
  return { type: callableType(tupleType(types, sizeRange(required, BigInt(types.length)))), parameterNames: names };
}
