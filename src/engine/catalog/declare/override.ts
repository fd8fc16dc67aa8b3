import type { Issue } from '../../diagnostics/issue.ts';
import { catalogIssues } from '../../diagnostics/issues/catalog.ts';
import { formatPlace, PuppetError } from '../../diagnostics/puppet-error.ts';
import { labelOfValue } from '../../evaluator/labels.ts';
import type { Scope } from '../../evaluator/scope/scope.ts';
import type { ResourceOverride } from '../../syntax/ast.ts';
import { isType, type Value } from '../../values/value.ts';
import { evaluateOperations } from './attributes.ts';
import type { Compilation } from '../compilation.ts';
import { findResourceType } from './find-type.ts';
import { flatten } from '../flatten.ts';
import { makeResource } from './make-resource.ts';
import { listTargets } from '../relationships/relationship-targets.ts';
import type { Resource, ResourceParameter } from '../resource.ts';

/**
 * Evaluates an override expression. Keeps the override of an undeclared resource until the end of the compilation.
 * Returns the references.
 */
export function overrideResources(compilation: Compilation, node: ResourceOverride, scope: Scope): Value {
  const { evaluator } = compilation;
  const references = evaluator.evaluate(node.resources, scope);
  const parameters = evaluateOperations(compilation, node.operations, scope, 'override');
  const place = compilation.sourcePlace(node);
  const twice = parameters.find(({ name }, index) => parameters.findIndex((each) => each.name === name) < index);
  const once = parameters.find(({ name }) => name === twice?.name);
  for (const reference of flatten(references)) {
    const type = isType(reference) && reference.type.kind === 'Resource' ? reference.type : undefined;
    if (type?.typeName === undefined || type.typeName === 'class') {
      return evaluator.fail(catalogIssues.illegalOverridden({ actual: labelOfValue(reference) }), node);
    }
    const found = findResourceType(compilation, type.typeName);
    const definition = found?.kind === 'define' ? found.definition : undefined;
    const options = { type: type.typeName, scope, parameters, place, withDefaults: false };
    const override = makeResource(compilation, type.title ?? '', options, definition);
    if (twice !== undefined) {
      const issue = catalogIssues.parameterTwice({
        name: twice.name,
        reference: override.reference,
        first: once?.place,
        second: twice.place,
      });
      throw parseError(issue, override);
    }
    addOverride(compilation, override);
  }
  return references;
}

/**
 * Merges an override into its resource. If the resource is not declared yet, keeps the override until it is declared.
 */
export function addOverride(compilation: Compilation, override: Resource): void {
  const resource = compilation.catalog.find(override);
  if (resource !== undefined) {
    mergeOverride(compilation, resource, override);
    return;
  }
  const waiting = compilation.overrides.get(override.reference);
  if (waiting === undefined) compilation.overrides.set(override.reference, [override]);
  else waiting.push(override);
}

/**
 * Merges an override into its resource. Throws Puppet's errors if the code that contains the override may not change
 * the resource.
 */
export function mergeOverride(compilation: Compilation, resource: Resource, override: Resource): void {
  const { source } = resource;
  if (source !== override.source && override.source?.isChildOf(source) !== true) {
    throw compilation.rules.overrideError(catalogIssues.onlySubclasses(), override.place);
  }
  if (resource.evaluated) {
    const issue = catalogIssues.alreadyEvaluated({ place: resource.place });
    if (compilation.settings.strict === 'error') throw parseError(issue, override);
    if (compilation.settings.strict === 'warning') {
      compilation.warn({ ...issue, message: issue.message + formatPlace(override.place) });
    }
  }
  resource.changedByOverride = true;
  for (const parameter of override.parameters.values()) overrideParameter(compilation, resource, parameter);
}

function parseError(issue: Issue, at: Resource | ResourceParameter): PuppetError {
  return new PuppetError(issue, at.place, 'Puppet::ParseError');
}

function overrideParameter(compilation: Compilation, resource: Resource, parameter: ResourceParameter): void {
  const { name, source } = parameter;
  const current = resource.parameters.get(name);
  if (current === undefined) {
    resource.set(parameter);
    return;
  }
  const { defaults } = compilation;
  // An override with the value of a default has no effect.
  if (defaults.has(resource.scope, resource.type, name, parameter.value)) return;
  const allowed =
    source?.isChildOf(current.source) === true ||
    (source === current.source && defaults.has(resource.scope, resource.type, name, current.value));
  if (!allowed) {
    throw compilation.rules.overrideError(
      catalogIssues.parameterSet({
        name,
        reference: resource.reference,
        source: current.source === undefined ? undefined : compilation.rules.definitionLabel(current.source),
        place: current.place,
      }),
      parameter.place,
    );
  }
  if (!parameter.add) {
    resource.set(parameter);
    return;
  }
  resource.set({
    ...parameter,
    value: [...flatten(current.value), ...flatten(parameter.value)],
    contributions: [...listTargets(current), ...listTargets(parameter)],
  });
}
