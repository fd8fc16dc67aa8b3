/** Determines the type of an expression from its literals. */
import { typeFactory, type Expression, type StructElement, type Type } from '../../../engine/index.ts';

/** The type of a value about which nothing is known. It is compatible with every type. */
const unknownType: Type = typeFactory.unitType;

export function isUnknown(type: Type): boolean {
  return type.kind === 'Unit';
}

export function findStaticType(node: Expression): Type {
  switch (node.kind) {
    case 'LiteralString':
    case 'QualifiedName':
      return typeFactory.literalString(node.value);
    case 'HeredocExpression':
      return findStaticType(node.text);
    case 'LiteralInteger':
      return typeFactory.integerType(node.value, node.value);
    case 'LiteralFloat':
      return typeFactory.floatType(node.value, node.value);
    case 'LiteralBoolean':
      return node.value ? typeFactory.trueType : typeFactory.falseType;
    case 'LiteralUndef':
      return typeFactory.undefType;
    case 'LiteralDefault':
      return typeFactory.defaultType;
    case 'LiteralRegularExpression':
      return typeFactory.regexpType(node.pattern);
    case 'Parenthesized':
      return findStaticType(node.expr);
    case 'UnaryMinus':
      return negate(findStaticType(node.expr));
    case 'LiteralList':
      return findTupleType(node.values);
    case 'LiteralHash': {
      if (node.entries.length === 0) return typeFactory.emptyHash;
      const elements = node.entries.map(({ key, value }): StructElement | undefined => {
        const name = findStaticType(key);
        if (name.kind !== 'String' || name.value === undefined || name.value === '') return undefined;
        return { name: name.value, key: name, value: findStaticType(value) };
      });
      const known = elements.filter((each) => each !== undefined);
      return known.length === elements.length ? typeFactory.structType(known) : unknownType;
    }
    default:
      return unknownType;
  }
}

function findTupleType(values: readonly Expression[]): Type {
  if (values.length === 0) return typeFactory.emptyArray;
  if (values.some(({ kind }) => kind === 'Unfold')) return unknownType;
  return typeFactory.tupleType(values.map(findStaticType));
}

function negate(type: Type): Type {
  if (type.kind === 'Integer' && type.from !== undefined) return typeFactory.integerType(-type.from, -type.from);
  if (type.kind === 'Float' && type.from !== undefined) return typeFactory.floatType(-type.from, -type.from);
  return unknownType;
}
