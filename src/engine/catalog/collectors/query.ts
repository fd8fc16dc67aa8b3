/** Converts the query of a collector to a predicate of resources (`Puppet::Pops::Evaluator::CollectorTransformer`). */
import { catalogIssues } from '../../diagnostics/issues/catalog.ts';
import { PuppetError } from '../../diagnostics/puppet-error.ts';
import type { Scope } from '../../evaluator/scope/scope.ts';
import type { Comparison, Expression } from '../../syntax/ast.ts';
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import { valuesEqual } from '../../values/equality.ts';
import { isArray, type Value } from '../../values/value.ts';
import { referenceText } from '../catalog.ts';
import type { Compilation } from '../compilation.ts';
import { referenceOfValue } from '../names.ts';
import type { Resource } from '../resource.ts';

export type Query = (resource: Resource) => boolean;

/**
 * Builds the predicate of a query. Evaluates the query's operands once, because the predicate is called for many
 * resources.
 */
export function buildQuery(compilation: Compilation, node: Expression, scope: Scope): Query {
  switch (node.kind) {
    case 'Parenthesized':
      return buildQuery(compilation, node.expr, scope);
    case 'And': {
      const left = buildQuery(compilation, node.left, scope);
      const right = buildQuery(compilation, node.right, scope);
      return (resource) => left(resource) && right(resource);
    }
    case 'Or': {
      const left = buildQuery(compilation, node.left, scope);
      const right = buildQuery(compilation, node.right, scope);
      return (resource) => left(resource) || right(resource);
    }
    case 'Comparison':
      return comparison(compilation, node, scope);
    default: {
      // Puppet accepts a query that is only a value, and fails when it applies the query to a resource.
      operand(compilation, node, scope);
      return () => {
        throw notSearchable(node);
      };
    }
  }
}

function comparison(compilation: Compilation, node: Comparison, scope: Scope): Query {
  const name = operand(compilation, node.left, scope);
  const wanted = operand(compilation, node.right, scope);
  const attribute = typeof name === 'string' ? name : '';
  switch (node.operator) {
    case '==': {
      if (attribute === 'tag') return taggedWith(wanted);
      return (resource) => {
        const value = resource.value(attribute);
        return isArray(value) ? value.some((item) => equal(item, wanted)) : equal(value, wanted);
      };
    }
    case '!=':
      return (resource) => !equal(resource.value(attribute), wanted);
    default:
      throw notSearchable(node);
  }
}

function taggedWith(wanted: Value): Query {
  const given: readonly Value[] = isArray(wanted) ? wanted : [wanted];
  const tags = given.map((tag) => {
    if (typeof tag === 'bigint' || typeof tag === 'number') {
      throw new PuppetError(catalogIssues.numberAsTag(), undefined, 'ArgumentError');
    }
    return rubyToString(tag).toLowerCase();
  });
  return (resource) => hasAnyTag(resource, tags);
}

/** True if a resource or one of its containers has one of the tags. `tags` must be in lower case. */
function hasAnyTag(resource: Resource, tags: readonly string[]): boolean {
  for (let each: Resource | undefined = resource; each !== undefined; each = each.declaredIn) {
    const { tags: own } = each;
    if (tags.some((tag) => own.has(tag))) return true;
  }
  return false;
}

function equal(a: Value, b: Value): boolean {
  const left = referenceOfValue(a);
  const right = referenceOfValue(b);
  if (left !== undefined && right !== undefined) return referenceText(left) === referenceText(right);
  return valuesEqual(a, b);
}

export function operand(compilation: Compilation, node: Expression, scope: Scope): Value {
  switch (node.kind) {
    case 'Parenthesized':
      return operand(compilation, node.expr, scope);
    case 'LiteralUndef':
      return undefined;
    case 'Access':
    case 'Variable':
    case 'LiteralBoolean':
    case 'LiteralString':
    case 'LiteralInteger':
    case 'LiteralFloat':
    case 'ConcatenatedString':
    case 'QualifiedName':
      return compilation.evaluator.evaluate(node, scope);
    default:
      throw notSearchable(node);
  }
}

export function notSearchable(node: Expression): PuppetError {
  const isWhole =
    node.kind.startsWith('Literal') || node.kind.endsWith('Expression') || node.kind === 'QualifiedReference';
  const expression = isWhole ? node.kind : `${node.kind}Expression`;
  return new PuppetError(catalogIssues.searchNotSupported({ expression }), undefined, 'ArgumentError');
}
