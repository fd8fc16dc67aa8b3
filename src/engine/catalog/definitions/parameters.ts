/** Parameters of classes and defines: data, defaults and type checks (`Puppet::Resource::Type`). */
import { catalogIssues } from '../../diagnostics/issues/catalog.ts';
import { PuppetError } from '../../diagnostics/puppet-error.ts';
import { bindParameters } from '../../evaluator/calls/parameters.ts';
import type { Evaluator } from '../../evaluator/evaluator.ts';
import type { Scope } from '../../evaluator/scope/scope.ts';
import { MISSING, VariableTable } from '../../evaluator/scope/variable-table.ts';
import { anyType, literalString, optionalType, structType } from '../../types/factory.ts';
import { inferTypeSet } from '../../types/infer.ts';
import { isInstance } from '../../types/instance.ts';
import { describeMismatch, describeParameters } from '../../types/mismatch/mismatch.ts';
import type { StructType } from '../../types/type.ts';
import { DeferredValue, SensitiveValue, type Value } from '../../values/value.ts';
import { toAttributeValue } from '../declare/attributes.ts';
import type { Compilation } from '../compilation.ts';
import { diagnosticAt } from '../errors/compile-error.ts';
import type { ResourceDefinition } from './definition.ts';
import { findReturnType } from './deferred-types.ts';
import { mismatchDetails } from '../errors/mismatch-details.ts';
import { isMetaparameter, METAPARAMETERS } from '../declare/metaparameters.ts';
import type { Resource } from '../resource.ts';

const structs = new WeakMap<ResourceDefinition, StructType>();

/** Converts parameters to a struct type. Parameters with a default, and all metaparameters, are optional members. */
function createStructType(definition: ResourceDefinition): StructType {
  let struct = structs.get(definition);
  if (struct === undefined) {
    const optional = ['name', ...METAPARAMETERS].map((name) => ({
      name,
      key: optionalType(literalString(name)),
      value: anyType,
    }));
    const own = definition.parameters.map(({ name, type, node }) => ({
      name,
      key: node.value === undefined ? literalString(name) : optionalType(literalString(name)),
      value: type ?? anyType,
    }));
    const names = new Set(own.map(({ name }) => name));
    struct = structType([...optional.filter(({ name }) => !names.has(name)), ...own]);
    structs.set(definition, struct);
  }
  return struct;
}

/** True if values match the types of the parameters. Faster than `checkValues`, which also creates the error. */
function areFitting({ parameters }: ResourceDefinition, values: VariableTable): boolean {
  for (const { name, type, node } of parameters) {
    const value = values.get(name);
    if (value === MISSING ? node.value === undefined : type !== undefined && !isInstance(type, value)) return false;
    if (value instanceof DeferredValue) return false;
  }
  for (const name of values.names) {
    if (!isMetaparameter(name) && !parameters.some((parameter) => parameter.name === name)) return false;
  }
  return true;
}

function checkValues(
  evaluator: Evaluator,
  resource: Resource,
  definition: ResourceDefinition,
  values: Iterable<readonly [string, Value]>,
): void {
  const message = describeParameters(resource.reference, createStructType(definition), values, false, (value) =>
    findReturnType(evaluator, value),
  );
  if (message === undefined) return;
  const known = new Set(createStructType(definition).elements.map(({ name }) => name));
  const given = new Map(values);
  const unknown = [...given.keys()].filter((name) => !known.has(name));
  const issue = catalogIssues.parameterMismatch({
    type: resource.type,
    title: resource.title,
    unknown,
    missing: definition.parameters.flatMap(({ name, node }) =>
      node.value === undefined && !given.has(name) ? [name] : [],
    ),
    undefs: definition.parameters.flatMap(({ name, type }) =>
      given.has(name) && given.get(name) === undefined && type !== undefined && !isInstance(type, undefined)
        ? [name]
        : [],
    ),
    message,
    details: mismatchDetails(resource, definition, given, unknown),
  });
  throw new PuppetError(issue, undefined, 'Puppet::ParseError');
}

/**
 * Checks the attributes of an instance at the end of the compilation. Needed if the instance's code has not run, or if
 * an override has changed attributes since.
 */
export function checkInstance(evaluator: Evaluator, resource: Resource, definition: ResourceDefinition): void {
  const values = Array.from(resource.parameters.values(), ({ name, value }) => {
    return [name, resource.sensitiveParameters?.has(name) === true ? new SensitiveValue(value) : value] as const;
  });
  checkValues(evaluator, resource, definition, values);
}

/**
 * Looks up the missing parameters of a class in data, and sets them as attributes of the resource. If the value in data
 * is undef, the parameter gets its default.
 */
export function bindData(
  compilation: Compilation,
  resource: Resource,
  definition: ResourceDefinition,
  scope: Scope,
): void {
  if (definition.kind !== 'class') return;
  for (const { name, node } of definition.parameters) {
    if (resource.value(name) !== undefined) continue;
    const answer = compilation.evaluator.host.lookup(`${definition.name}::${name}`, scope);
    if (!answer.found || (answer.value === undefined && node.value !== undefined)) continue;
    const { value, place } = answer;
    resource.set({ name, value, source: resource.source, place, origin: 'data' });
  }
}

/** Adds diagnostics at invalid values in data. Puppet reports such a value only at the declaration of the class. */
function reportData(compilation: Compilation, resource: Resource, definition: ResourceDefinition): void {
  for (const { name, type } of definition.parameters) {
    const parameter = resource.parameters.get(name);
    const { place } = parameter ?? {};
    if (type === undefined || parameter?.origin !== 'data' || place === undefined) continue;
    if (isInstance(type, parameter.value)) continue;
    const message = describeMismatch(`${resource.reference}: parameter '${name}'`, type, inferTypeSet(parameter.value));
    compilation.diagnostics.push(diagnosticAt(compilation, catalogIssues.dataMismatch({ message }), place));
  }
}

/**
 * Returns the values of all parameters, including metaparameters. Given values take precedence over data, and data over
 * defaults. Defaults also become attributes of the resource.
 */
export function resolveParameters(
  compilation: Compilation,
  resource: Resource,
  definition: ResourceDefinition,
  scope: Scope,
): VariableTable {
  const { errorKeeper } = compilation;
  const parameters = [...resource.parameters.values()].filter(({ name }) => name !== 'name' && name !== 'title');
  const given = VariableTable.ofItems(scope.noNames, parameters);
  const values = bindParameters(compilation.evaluator, {
    callee: resource.reference,
    parameters: definition.parameterNodes,
    given,
    scope,
    onDefault: ({ name }, value) => {
      resource.set({ name, value: toAttributeValue(value), source: resource.source, origin: 'default' });
    },
    onFailure: errorKeeper === undefined ? undefined : (thrown) => errorKeeper.keep(thrown),
  });
  reportData(compilation, resource, definition);
  if (!areFitting(definition, values)) checkValues(compilation.evaluator, resource, definition, values.toMap());
  return values;
}
