/** How `T.new(...)` is declared: signatures in the language's own type syntax, and what each does. */
import type { Value } from '../../values/value.ts';
import { argumentError } from '../../types/assert.ts';
import { isInstance } from '../../types/instance.ts';
import { callableType, sizeRange, tupleType } from '../../types/factory.ts';
import { describeSignatures, inferArguments, type Signature } from '../../types/mismatch/mismatch.ts';
import { parseTypeString } from '../../types/parse.ts';
import type { Type } from '../../types/type.ts';

export interface ConstructorDispatch {
  /** Parameters as `Type name`; `?` at the end makes one optional. */
  readonly parameters: readonly string[];
  readonly call: (args: readonly Value[]) => Value;
}

export interface ConstructorDeclaration {
  /** The name of Puppet's function, which messages show (`new_float`). */
  readonly name: string;
  /** Types that the signatures name. */
  readonly localTypes?: Readonly<Record<string, string>>;
  readonly dispatches: readonly ConstructorDispatch[];
  /** Messages for arguments that no signature takes, where Puppet has its own. */
  readonly mismatches?: readonly {
    readonly parameters: readonly string[];
    readonly message: (args: readonly Value[]) => string;
  }[];
}

interface Compiled {
  readonly signature: Signature;
  readonly call: (args: readonly Value[]) => Value;
}

/** What makes instances of a type. */
export interface Constructor {
  readonly signatures: readonly Signature[];
  call(args: readonly Value[]): Value;
}

/** Reads the declaration when it is first used. */
export function defineConstructor(declaration: ConstructorDeclaration): Constructor {
  let compiled: readonly Compiled[] | undefined;
  const entries = (): readonly Compiled[] => {
    compiled ??= compile(declaration);
    return compiled;
  };
  const count = declaration.dispatches.length;
  return {
    get signatures() {
      return entries()
        .slice(0, count)
        .map((each) => each.signature);
    },
    call(args) {
      const found = entries().find(({ signature }) => {
        const { parameters } = signature.type;
        return parameters === undefined || isInstance(parameters, args);
      });
      if (found !== undefined) return found.call(args);
      return argumentError(describeSignatures(declaration.name, this.signatures, inferArguments(args)));
    },
  };
}

function compile(declaration: ConstructorDeclaration): readonly Compiled[] {
  const aliases = new Map<string, Type>();
  const read = (text: string): Type => parseTypeString(text, { resolveName: (lowerName) => aliases.get(lowerName) });
  for (const [name, text] of Object.entries(declaration.localTypes ?? {})) {
    let resolved: Type | undefined;
    const resolve = (): Type => (resolved ??= read(text));
    aliases.set(name.toLowerCase(), { kind: 'TypeAlias', name, resolve });
  }
  return [
    ...declaration.dispatches.map(({ parameters, call }) => ({ signature: readSignature(parameters, read), call })),
    ...(declaration.mismatches ?? []).map(({ parameters, message }) => ({
      signature: readSignature(parameters, read),
      call: (args: readonly Value[]): Value => argumentError(`'${declaration.name}' ${message(args)}`),
    })),
  ];
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
