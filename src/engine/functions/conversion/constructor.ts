/** Declares how a type creates instances (`T.new(...)`): the signatures and their implementations. */
import type { Value } from '../../values/value.ts';
import { argumentError } from '../../types/assert.ts';
import { isInstance } from '../../types/instance.ts';
import { describeSignatures, inferArguments, type Signature } from '../../types/mismatch/mismatch.ts';
import { readSignatures } from '../../types/new/read-signatures.ts';
import type { NewSignatures } from '../../types/new/signatures.ts';
import { parseTypeString } from '../../types/parse.ts';

type Call = (args: readonly Value[]) => Value;

interface ConstructorDeclaration {
  readonly name: string;
  readonly signatures: NewSignatures;
  readonly calls: readonly Call[];
  /**
   * Puppet's specific messages for some arguments that no signature accepts. A message is used if its `parameters`
   * accept the arguments.
   */
  readonly mismatches?: readonly {
    readonly parameters: readonly string[];
    readonly message: (args: readonly Value[]) => string;
  }[];
}

export interface Constructor {
  readonly signatures: readonly Signature[];
  call(args: readonly Value[]): Value;
}

export function defineConstructor({
  name,
  signatures: texts,
  calls,
  mismatches = [],
}: ConstructorDeclaration): Constructor {
  const mismatchTexts: NewSignatures = { parameters: mismatches.map((each) => each.parameters) };
  return {
    get signatures() {
      return readSignatures(texts, parseTypeString);
    },
    call(args) {
      const call = calls[firstAccepting(this.signatures, args)];
      if (call !== undefined) return call(args);
      const mismatch = mismatches[firstAccepting(readSignatures(mismatchTexts, parseTypeString), args)];
      return argumentError(
        mismatch === undefined
          ? describeSignatures(name, this.signatures, inferArguments(args))
          : `'${name}' ${mismatch.message(args)}`,
      );
    },
  };
}

/** Returns the index of the first signature that accepts the arguments, or -1 if none does. */
function firstAccepting(signatures: readonly Signature[], args: readonly Value[]): number {
  return signatures.findIndex(({ type: { parameters } }) => parameters === undefined || isInstance(parameters, args));
}
