/** Query of `<<| … |>>`. Like PuppetDB, compares attributes as JSON, by strict equality. */
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import { strictlyEqual } from '../../values/equality.ts';
import type { Scope } from '../../evaluator/scope/scope.ts';
import type { Comparison, Expression } from '../../syntax/ast.ts';
import { isArray, type Value } from '../../values/value.ts';
import type { Compilation } from '../compilation.ts';
import type { ExportedResource } from '../nodes/exported-resources.ts';
import { readValue } from '../json/value-from-json.ts';
import { valueToJson } from '../json/value-to-json.ts';
import { notSearchable, operand } from './query.ts';

export type StoredQuery = (resource: ExportedResource) => boolean;

export function buildStoredQuery(compilation: Compilation, node: Expression, scope: Scope): StoredQuery {
  switch (node.kind) {
    case 'Parenthesized':
      return buildStoredQuery(compilation, node.expr, scope);
    case 'And': {
      const left = buildStoredQuery(compilation, node.left, scope);
      const right = buildStoredQuery(compilation, node.right, scope);
      return (resource) => left(resource) && right(resource);
    }
    case 'Or': {
      const left = buildStoredQuery(compilation, node.left, scope);
      const right = buildStoredQuery(compilation, node.right, scope);
      return (resource) => left(resource) || right(resource);
    }
    case 'Comparison':
      return comparison(compilation, node, scope);
    default:
      return () => {
        throw notSearchable(node);
      };
  }
}

function comparison(compilation: Compilation, node: Comparison, scope: Scope): StoredQuery {
  const name = operand(compilation, node.left, scope);
  const wanted = operand(compilation, node.right, scope);
  const matches = predicate(typeof name === 'string' ? name : '', wanted);
  return node.operator === '!=' ? (resource) => !matches(resource) : matches;
}

function predicate(attribute: string, wanted: Value): StoredQuery {
  switch (attribute) {
    case 'tag': {
      const given: readonly Value[] = isArray(wanted) ? wanted : [wanted];
      const tags = given.map((tag) => rubyToString(tag).toLowerCase());
      return (resource) => tags.some((tag) => resource.tags.includes(tag));
    }
    case 'title':
      return (resource) => resource.title === wanted;
    default: {
      // Converts the value to JSON and back: references become strings, as in the store, and the order in hashes no
      // longer matters.
      const plain = readValue(valueToJson(wanted));
      return ({ parameters }) => {
        const stored = parameters[attribute];
        return stored !== undefined && stored !== null && strictlyEqual(readValue(stored), plain);
      };
    }
  }
}
