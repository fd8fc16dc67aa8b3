import { catalogIssues } from '../../diagnostics/issues/catalog.ts';
import type { Scope } from '../../evaluator/scope/scope.ts';
import type { ResourceDefaults } from '../../syntax/ast.ts';
import { isType, type Value } from '../../values/value.ts';
import { evaluateOperations, describeType } from './attributes.ts';
import type { Compilation } from '../compilation.ts';
import { capitalizeSegments } from '../../values/capitalize-segments.ts';

export function setResourceDefaults(compilation: Compilation, node: ResourceDefaults, scope: Scope): Value {
  const { evaluator, defaults } = compilation;
  const value = evaluator.evaluate(node.typeRef, scope);
  const type =
    isType(value) && value.type.kind === 'Resource' && value.type.title === undefined ? value.type : undefined;
  if (type?.typeName === undefined) {
    return evaluator.fail(catalogIssues.illegalResourceType({ actual: describeType(value) }), node.typeRef);
  }
  const parameters = evaluateOperations(compilation, node.operations, scope, 'default');
  const name = capitalizeSegments(type.typeName);
  for (const parameter of parameters) {
    const earlier = defaults.add(scope, name, parameter);
    if (earlier === undefined) continue;
    const issue = catalogIssues.defaultDefined({ type: name, parameter: parameter.name, first: earlier.place });
    throw compilation.rules.overrideError(issue, parameter.place);
  }
  return value;
}
