import type { Assignable } from './assignable.ts';
import { anyString, exactSize, literalString, undefType } from '../factory.ts';
import { typesEqual } from '../../values/equality.ts';
import { generalize } from '../generalize.ts';
import { anySize, rangeCovers, rangeIncludes } from './range.ts';
import type { ArrayType, CollectionType, HashType, SizeRange, StructType, TupleType, Type } from '../type.ts';

export function tupleSize(tuple: TupleType): SizeRange {
  if (tuple.size !== undefined) return tuple.size;
  return tuple.types.length === 0 ? anySize : exactSize(tuple.types.length);
}

/**
 * Returns the size of a tuple that is assigned to a collection. As in Puppet, a `Tuple` without parameters counts as
 * empty.
 */
function givenTupleSize(tuple: TupleType): SizeRange {
  return tuple.size ?? exactSize(tuple.types.length);
}

export function isCollectionAssignable(to: CollectionType, from: Type): boolean {
  const size = to.size ?? anySize;
  switch (from.kind) {
    case 'Collection':
    case 'Array':
    case 'Hash':
      return rangeCovers(size, from.size ?? anySize);
    case 'Tuple':
      return rangeCovers(size, givenTupleSize(from));
    case 'Struct':
      return rangeCovers(size, exactSize(from.elements.length));
    default:
      return false;
  }
}

export function isArrayAssignable(to: ArrayType, from: Type, decide: Assignable): boolean {
  const size = to.size ?? anySize;
  switch (from.kind) {
    case 'Tuple':
      return rangeCovers(size, givenTupleSize(from)) && from.types.every((each) => decide(to.element, each));
    case 'Array':
      return rangeCovers(size, from.size ?? anySize) && decide(to.element, from.element);
    default:
      return false;
  }
}

export function isHashAssignable(to: HashType, from: Type, decide: Assignable): boolean {
  const size = to.size ?? anySize;
  switch (from.kind) {
    case 'Hash':
      if (size.from === 0n && from.size?.to === 0n && from.key.kind === 'Unit' && from.value.kind === 'Unit')
        return true;
      return decide(to.key, from.key) && decide(to.value, from.value) && rangeCovers(size, from.size ?? anySize);
    case 'Struct':
      return (
        rangeIncludes(size, BigInt(from.elements.length)) &&
        from.elements.every((each) => decide(to.key, literalString(each.name)) && decide(to.value, each.value))
      );
    default:
      return false;
  }
}

export function isTupleAssignable(to: TupleType, from: Type, decide: Assignable): boolean {
  if (typesEqual(to, from)) return true;
  const size = tupleSize(to);
  const last = to.types.at(-1);
  const typeAt = (index: number): Type | undefined => to.types[index] ?? last;
  switch (from.kind) {
    case 'Tuple': {
      if (!rangeCovers(size, tupleSize(from))) return false;
      if (last === undefined) return true;
      if (from.types.length === 0) return size.from === 0n;
      return from.types.every((given, index) => decide(typeAt(index) ?? last, given));
    }
    case 'Array': {
      const given = from.size ?? anySize;
      if (!rangeCovers(size, given)) return false;
      if (last === undefined) return true;
      const count = given.to === undefined || given.to > BigInt(to.types.length) ? to.types.length : Number(given.to);
      return to.types.slice(0, count).every((wanted) => decide(wanted, from.element));
    }
    default:
      return false;
  }
}

export function isStructAssignable(to: StructType, from: Type, decide: Assignable): boolean {
  switch (from.kind) {
    case 'Struct': {
      const given = new Map(from.elements.map((each) => [each.name, each]));
      let matched = 0;
      for (const element of to.elements) {
        const other = given.get(element.name);
        if (other === undefined) {
          if (!decide(element.key, undefType)) return false;
        } else {
          matched += 1;
          if (!decide(element.key, other.key) || !decide(element.value, other.value)) return false;
        }
      }
      return matched === given.size;
    }
    case 'Hash': {
      let required = 0;
      for (const element of to.elements) {
        if (decide(element.key, undefType)) continue;
        required += 1;
        if (!decide(element.value, from.value) || !decide(generalizedKey(element.key), from.key)) return false;
      }
      const size = { from: BigInt(required), to: BigInt(to.elements.length) };
      return rangeCovers(size, from.size ?? anySize);
    }
    default:
      return false;
  }
}

function generalizedKey(key: Type): Type {
  return key.kind === 'String' ? anyString : generalize(key);
}
