/** Types by name, and from text. */
import { PuppetError } from '../diagnostics/puppet-error.ts';
import type { Expression } from '../syntax/ast.ts';
import { parse } from '../syntax/index.ts';
import { DEFAULT, PuppetHash, RegexpValue, TypeValue, type Value } from '../values/value.ts';
import { accessType } from './access.ts';
import { builtinType } from './builtin.ts';
import { resourceType } from './factory.ts';
import type { Type } from './type.ts';

export { accessType, TypeAccessError, type Blame, type ParameterOf } from './access.ts';
export { builtinType } from './builtin.ts';

/** Finds the types that are no built-ins. */
export interface NameResolver {
  /** An alias, an object type or a resource type, by its name in lower case and as written; `undefined` when nobody knows it. */
  resolveName(lowerName: string, casedName: string): Type | undefined;
}

const BUILTIN_ONLY: NameResolver = { resolveName: () => undefined };

function fail(message: string): never {
  throw new PuppetError({ code: 'ARGUMENT_ERROR', message }, undefined, 'ArgumentError');
}

/**
 * The type that a text means, as in signatures (`Optional[Array[String]]`); parameters are literals and types.
 * A capitalized name that is not known becomes a reference to it.
 * @throws PuppetError when the text is no type
 */
export function parseTypeString(
  text: string,
  resolver: NameResolver | NameResolver['resolveName'] = BUILTIN_ONLY,
): Type {
  const names: NameResolver = typeof resolver === 'function' ? { resolveName: resolver } : resolver;
  const { program, diagnostics } = parse(text, 'type');
  const [problem] = diagnostics;
  if (problem !== undefined) fail(problem.message);
  const { body } = program;
  const expression = body.kind === 'Block' && body.statements.length === 1 ? body.statements[0] : body;
  const value = expression === undefined ? undefined : literalOf(expression, names);
  if (value instanceof TypeValue) return value.type;
  return fail(`The expression <${text}> is not a valid type specification.`);
}

/** The value of a type expression: literals, and types with literal parameters. */
export function literalOf(node: Expression, names: NameResolver): Value {
  switch (node.kind) {
    case 'LiteralInteger':
    case 'LiteralFloat':
    case 'LiteralString':
    case 'LiteralBoolean':
    case 'QualifiedName':
      return node.value;
    case 'LiteralUndef':
      return undefined;
    case 'LiteralDefault':
      return DEFAULT;
    case 'LiteralRegularExpression':
      return new RegexpValue(node.pattern);
    case 'UnaryMinus': {
      const value = literalOf(node.expr, names);
      return typeof value === 'bigint' || typeof value === 'number'
        ? -value
        : fail('The expression is not a valid type specification.');
    }
    case 'Parenthesized':
      return literalOf(node.expr, names);
    case 'LiteralList':
      return node.values.map((each) => literalOf(each, names));
    case 'LiteralHash':
      return PuppetHash.of(
        node.entries.map((each) => [literalOf(each.key, names), literalOf(each.value, names)] as const),
      );
    case 'QualifiedReference':
      return new TypeValue(namedType(node.casedValue, names));
    case 'Access': {
      const left = literalOf(node.left, names);
      if (!(left instanceof TypeValue)) return fail('The expression is not a valid type specification.');
      return accessType(
        left.type,
        node.keys.map((key) => literalOf(key, names)),
      );
    }
    default:
      return fail('The expression is not a valid type specification.');
  }
}

function namedType(casedName: string, names: NameResolver): Type {
  const lower = casedName.toLowerCase().replace(/^::/, '');
  return builtinType(lower) ?? names.resolveName(lower, casedName) ?? unknownType(casedName);
}

/** The resource types that a file may always mention (`static_loader.rb`). */
const RESOURCE_TYPES = new Set(
  'component exec file filebucket group node notify package resources schedule service stage tidy user whit'.split(' '),
);

function unknownType(casedName: string): Type {
  const lower = casedName.toLowerCase();
  return RESOURCE_TYPES.has(lower) ? resourceType(lower) : { kind: 'TypeReference', text: casedName };
}
