/** Resolves capitalized words: built-in types, types and aliases of the environment, resource types. */
import { evaluationIssues } from '../diagnostics/issues/evaluation.ts';
import type { QualifiedReference } from '../syntax/ast.ts';
import { resourceType } from '../types/factory.ts';
import { type NameResolver } from '../types/parse.ts';
import { builtinType } from '../types/builtin.ts';
import type { Type } from '../types/type.ts';
import { TypeValue } from '../values/value.ts';
import type { Evaluator } from './evaluator.ts';

export function findType(evaluator: Evaluator, name: string): Type | undefined {
  const lower = name.replace(/^::/, '').toLowerCase();
  const builtin = evaluator.unknownDataTypes.has(lower) ? undefined : builtinType(lower);
  const known = builtin ?? evaluator.host.findType(lower);
  if (known !== undefined) return known;
  return evaluator.host.isResourceType(lower) ? resourceType(lower) : undefined;
}

/** Creates a resolver of names that are not built in, for `parseTypeString` and `Type('…')`. */
export function nameResolver(evaluator: Evaluator): NameResolver {
  return { resolveName: (lowerName) => findType(evaluator, lowerName) };
}

export function typeOfName(evaluator: Evaluator, node: QualifiedReference): TypeValue {
  const { casedValue } = node;
  const known = evaluator.foundTypes.get(casedValue);
  if (known !== undefined) return known;
  const value = new TypeValue(findType(evaluator, casedValue) ?? evaluator.language.unknownType(evaluator, node));
  evaluator.foundTypes.set(casedValue, value);
  return value;
}

export function unknownType(evaluator: Evaluator, node: QualifiedReference): never {
  return evaluator.fail(evaluationIssues.unknownResourceType({ name: node.casedValue }), node);
}
