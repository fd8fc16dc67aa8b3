import type { InitType, TupleType, Type, TypeAliasType } from './type.ts';

export type OpenAlias = (alias: TypeAliasType) => Type;

/**
 * True if undef is an instance of a type. The result equals that of `isAssignable(type, Undef)`, which must not be
 * called here: assignability normalizes types, and normalization calls this function.
 */
export function acceptsUndef(type: Type, open: OpenAlias, opened: ReadonlySet<Type> = new Set()): boolean {
  const accepts = (each: Type): boolean => acceptsUndef(each, open, opened);
  switch (type.kind) {
    case 'Any':
    case 'Unit':
    case 'Undef':
    case 'Data':
    case 'RichData':
    case 'Optional':
      return true;
    case 'Variant':
      return type.types.some(accepts);
    case 'TypeAlias':
      return !opened.has(type) && acceptsUndef(open(type), open, new Set([...opened, type]));
    case 'Init':
      return isAcceptedByInit(type, accepts);
    default:
      return false;
  }
}

/** True if `T.new` of an `Init[T]` accepts undef as its only argument. */
function isAcceptedByInit(init: InitType, accepts: (type: Type) => boolean): boolean {
  if (init.type === undefined) return true;
  const { single, several, hasOptionalSingle } = init.shape();
  if (accepts(single)) return true;
  if (!hasOptionalSingle || several === undefined) return false;
  const tuples = several.kind === 'Variant' ? several.types : [several];
  return tuples.some((tuple) => tuple.kind === 'Tuple' && takesOne(tuple) && tuple.types.slice(0, 1).every(accepts));
}

function takesOne({ types, size }: TupleType): boolean {
  const { from = 0n, to } = size ?? { from: BigInt(types.length), to: BigInt(types.length) };
  return from <= 1n && (to === undefined || to >= 1n);
}
