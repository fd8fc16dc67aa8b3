/** Parses the types of parameters, and decides whether a literal can be a value of a type. */
import {
  createTypeReader,
  describeMismatch,
  expandAlias,
  isAliasLike,
  isAssignable,
  PuppetError,
  typeFactory,
  type Expression,
  type Type,
} from '../../../engine/index.ts';
import { isDataType } from '../../index/known-names.ts';
import type { CheckContext } from '../check-context.ts';
import { findAliases } from '../type-aliases.ts';
import { findStaticType } from './static-type.ts';

/** Cache of types that use no alias, by their source. */
const builtinTypes = new Map<string, Type>();
const MOST_BUILTIN = 5000;

export class TypeReader {
  readonly #own = new Map<string, Type | undefined>();
  readonly #parse: (text: string) => Type | undefined;

  constructor(context: CheckContext) {
    this.#parse = createTypeReader(findAliases(context));
  }

  /** Reads a type from its source. Returns undefined if the source is invalid or names an unknown type. */
  read(text: string): Type | undefined {
    const known = builtinTypes.get(text) ?? this.#own.get(text);
    if (known !== undefined || this.#own.has(text)) return known;
    const type = this.#parse(text);
    if (type === undefined || builtinTypes.size > MOST_BUILTIN || usesAlias(text)) this.#own.set(text, type);
    else builtinTypes.set(text, type);
    return type;
  }

  /**
   * Returns Puppet's message if the value of an expression can never match a type: `parameter 'port' expects an Integer
   * value, got String`.
   */
  findMismatch(subject: string, type: Type, node: Expression): string | undefined {
    return withoutErrors(() => {
      const actual = findWrongType(type, node);
      return actual === undefined ? undefined : describeMismatch(subject, type, actual);
    });
  }
}

function usesAlias(text: string): boolean {
  return [...text.matchAll(/[A-Z][\w:]*/g)].some(([name]) => !isDataType(name.toLowerCase()));
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
