import type { Type } from './type.ts';

/**
 * Returns the types directly inside a type: elements, keys, alternatives, parameters, the parent. Leaves out the
 * definition of an alias.
 */
export function containedTypes(type: Type): readonly Type[] {
  const defined = (...types: (Type | undefined)[]): Type[] => types.filter((each) => each !== undefined);
  switch (type.kind) {
    case 'Array':
      return [type.element];
    case 'Hash':
      return [type.key, type.value];
    case 'Tuple':
    case 'Variant':
      return type.types;
    case 'Struct':
      return type.elements.flatMap((each) => [each.key, each.value]);
    case 'Iterable':
    case 'Iterator':
      return defined(type.element);
    case 'Optional':
    case 'NotUndef':
    case 'Sensitive':
    case 'Type':
    case 'Init':
      return defined(type.type);
    case 'Callable':
      return defined(type.parameters, type.block, type.returnType);
    case 'Object':
      return defined(type.parent);
    default:
      return [];
  }
}
