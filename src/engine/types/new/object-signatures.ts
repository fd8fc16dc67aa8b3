import { callableType, exactSize, sizeRange, tupleType } from '../factory.ts';
import type { Signature } from '../mismatch/mismatch.ts';
import { listGivenAttributes, buildInitStruct } from '../objects/inherited-members.ts';
import type { ObjectAttribute, ObjectType, StructType } from '../type.ts';

/** Signatures of `new` for an object type. The arguments are one hash of attributes, or attributes by position. */
interface ObjectSignatures {
  readonly struct: StructType;
  /** Attributes by position. Those without a default come first. */
  readonly ordered: readonly ObjectAttribute[];
  readonly byHash: Signature;
  readonly byPosition: Signature;
}

export function objectSignatures(type: ObjectType): ObjectSignatures {
  const attributes = listGivenAttributes(type);
  const required = attributes.filter((each) => !each.hasValue);
  const ordered = [...required, ...attributes.filter((each) => each.hasValue)];
  const struct = buildInitStruct(type);
  return {
    struct,
    ordered,
    byHash: { type: callableType(tupleType([struct], exactSize(1))), parameterNames: ['hash'] },
    byPosition: {
      type: callableType(
        tupleType(
          ordered.map((each) => each.type),
          sizeRange(BigInt(required.length), BigInt(ordered.length)),
        ),
      ),
      parameterNames: ordered.map((each) => each.name),
    },
  };
}
