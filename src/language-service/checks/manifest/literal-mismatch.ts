/** Decides whether a literal can be a value of a type. */
import {
  describeMismatch,
  expandAlias,
  isAliasLike,
  isAssignable,
  PuppetError,
  typeFactory,
  type Expression,
  type Type,
} from '../../../engine/index.ts';
import { findStaticType } from './static-type.ts';

/**
 * Returns Puppet's message if the value of an expression can never match a type: `parameter 'port' expects an Integer
 * value, got String`.
 */
export function findLiteralMismatch(subject: string, type: Type, node: Expression): string | undefined {
  return withoutErrors(() => {
    const actual = findWrongType(type, node);
    return actual === undefined ? undefined : describeMismatch(subject, type, actual);
  });
}

/** Returns the type of an expression if it can never be assigned to the expected type. */
export function findWrongType(expected: Type, node: Expression): Type | undefined {
  const inner = node.kind === 'HeredocExpression' ? node.text : node;
  if (inner.kind === 'ConcatenatedString') return acceptsSomeString(expected, 0) ? undefined : typeFactory.anyString;
  const actual = findStaticType(inner);
  return isAssignable(expected, actual) ? undefined : actual;
}

/** Maximum depth for following aliases, which may be recursive. */
const DEEPEST = 12;

function acceptsSomeString(type: Type, depth: number): boolean {
  if (depth > DEEPEST) return true;
  if (isAliasLike(type)) return acceptsSomeString(expandAlias(type), depth + 1);
  switch (type.kind) {
    case 'Optional':
    case 'NotUndef':
      return type.type === undefined || acceptsSomeString(type.type, depth + 1);
    case 'Variant':
      return type.types.some((each) => acceptsSomeString(each, depth + 1));
    case 'Array':
    case 'Boolean':
    case 'Default':
    case 'Float':
    case 'Hash':
    case 'Integer':
    case 'Numeric':
    case 'Regexp':
    case 'Sensitive':
    case 'Struct':
    case 'Tuple':
    case 'Undef':
      return false;
    default:
      return true;
  }
}

/**
 * Returns the result of a computation with types. Returns undefined if it throws because a type of the project is
 * invalid.
 */
export function withoutErrors<Result>(compute: () => Result): Result | undefined {
  try {
    return compute();
  } catch (error) {
    if (error instanceof PuppetError) return undefined;
    throw error;
  }
}
