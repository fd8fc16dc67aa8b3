/** Reads the types of parameters, and decides whether a literal can be a value of one. */
import {
  describeMismatch,
  expandAlias,
  findUnresolved,
  isAliasLike,
  isAssignable,
  parseTypeString,
  PuppetError,
  STDLIB_TYPE_ALIASES,
  typeFactory,
  type Expression,
  type Type,
} from '../../../engine/index.ts';
import { isBuiltinResourceType } from '../../index/known-names.ts';
import { symbolOf } from '../../index/symbols.ts';
import type { CheckContext } from '../check-context.ts';
import { findStaticType } from './static-type.ts';

/** Types that use no alias of the project, by their source. */
const builtinTypes = new Map<string, Type | undefined>();
const MOST_BUILTIN = 5000;

export class TypeReader {
  readonly #context: CheckContext;
  readonly #own = new Map<string, Type | undefined>();
  #usesProject = false;

  constructor(context: CheckContext) {
    this.#context = context;
  }

  /** The type with this source; undefined if it is invalid or names an unknown type. */
  read(text: string): Type | undefined {
    const known = builtinTypes.get(text) ?? this.#own.get(text);
    if (known !== undefined || this.#own.has(text)) return known;
    this.#usesProject = false;
    const type = this.#parse(text);
    if (this.#usesProject || type === undefined || builtinTypes.size > MOST_BUILTIN) this.#own.set(text, type);
    else builtinTypes.set(text, type);
    return type;
  }

  #parse(text: string): Type | undefined {
    return withoutErrors(() => {
      const type = parseTypeString(text, (lowerName, casedName) => this.#resolve(lowerName, casedName));
      return findUnresolved(type) === undefined ? type : undefined;
    });
  }

  #resolve(lowerName: string, casedName: string): Type | undefined {
    const definition = this.#context.definition(symbolOf('type', lowerName));
    const own = definition?.type;
    const text = own ?? (Object.hasOwn(STDLIB_TYPE_ALIASES, casedName) ? STDLIB_TYPE_ALIASES[casedName] : undefined);
    if (own !== undefined) this.#usesProject = true;
    if (text !== undefined) {
      let meaning: Type | undefined;
      const resolve = (): Type => {
        meaning ??= parseTypeString(text, (lower, cased) => this.#resolve(lower, cased));
        return meaning;
      };
      return { kind: 'TypeAlias', name: casedName, resolve };
    }
    if (isBuiltinResourceType(lowerName)) return typeFactory.resourceType(lowerName);
    this.#usesProject = true;
    const isDefined = this.#context.definition(symbolOf('define', lowerName)) !== undefined;
    return isDefined ? typeFactory.resourceType(lowerName) : undefined;
  }

  /**
   * Puppet's message if the value of an expression can never be of a type: `parameter 'port' expects an Integer value,
   * got String`.
   */
  findMismatch(subject: string, type: Type, node: Expression): string | undefined {
    return withoutErrors(() => {
      const actual = findWrongType(type, node);
      return actual === undefined ? undefined : describeMismatch(subject, type, actual);
    });
  }
}

/** The type of an expression if it can never be assigned to the expected one. */
export function findWrongType(expected: Type, node: Expression): Type | undefined {
  const inner = node.kind === 'HeredocExpression' ? node.text : node;
  if (inner.kind === 'ConcatenatedString') return acceptsSomeString(expected, 0) ? undefined : typeFactory.anyString;
  const actual = findStaticType(inner);
  return isAssignable(expected, actual) ? undefined : actual;
}

/** Limit for following aliases, which may be recursive. */
const DEEPEST = 12;

/** True if some string is a value of the type. */
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

/** The result of a computation with types; undefined if a type of the project is invalid. */
export function withoutErrors<Result>(compute: () => Result): Result | undefined {
  try {
    return compute();
  } catch (error) {
    if (error instanceof PuppetError) return undefined;
    throw error;
  }
}
