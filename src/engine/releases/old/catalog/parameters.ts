/**
 * Parameters of classes and defines in releases with the old grammar (`set_resource_parameters` in `resource/type.rb`
 * of 3.8).
 */
import * as issues from '../../../diagnostics/issues/old-evaluation.ts';
import { PuppetError } from '../../../diagnostics/puppet-error.ts';
import { isNumericName, MISSING } from '../../../evaluator/scope/frames.ts';
import type { Scope } from '../../../evaluator/scope/scope.ts';
import { VariableTable } from '../../../evaluator/scope/variable-table.ts';
import { toAttributeValue } from '../../../catalog/declare/attributes.ts';
import { referenceText } from '../../../catalog/catalog.ts';
import type { Declaration } from '../../../catalog/declare/declare.ts';
import { typeAndTitle } from '../../../catalog/names.ts';
import type { Compilation } from '../../../catalog/compilation.ts';
import type { ResourceDefinition } from '../../../catalog/definitions/definition.ts';
import { isMetaparameter } from '../../../catalog/declare/metaparameters.ts';
import type { Resource } from '../../../catalog/resource.ts';

/** Throws if a declaration has a parameter that its class or define does not have. */
export function checkParameterNames(
  { parameters: known, kind }: ResourceDefinition,
  title: string,
  { type, parameters, place }: Declaration,
): void {
  for (const { name } of parameters) {
    if (name === 'name' || isMetaparameter(name) || known.some((each) => each.name === name)) continue;
    const reference = referenceText(typeAndTitle(kind === 'class' ? 'class' : type, title));
    throw new PuppetError(issues.invalidParameter({ name, reference }), place, 'Puppet::ParseError');
  }
}

/** Variables that Puppet sets in every class and define. */
const OWN: ReadonlySet<string> = new Set(['title', 'name', 'module_name', 'caller_module_name']);

/**
 * Sets the given parameters as variables, and then the defaults. A default can read all parameters that are already
 * set. Returns an empty table, because this function itself sets all variables.
 */
export function resolveInOldLanguage(
  compilation: Compilation,
  resource: Resource,
  definition: ResourceDefinition,
  scope: Scope,
): VariableTable {
  const known = new Map(definition.parameterNodes.map((node) => [node.name, node]));
  for (const { name, value } of [...resource.parameters.values()]) {
    if (!known.has(name) && !isMetaparameter(name) && name !== 'name') {
      const issue = issues.invalidParameter({ name, reference: resource.reference });
      throw new PuppetError(issue, resource.place, 'Puppet::ParseError');
    }
    if (name !== 'name' || known.has(name)) assign(compilation, scope, name, value);
  }
  for (const { name, value: expression } of definition.parameterNodes) {
    if (resource.parameters.get(name)?.value !== undefined) continue;
    if (expression === undefined) {
      // An explicit undef counts as a given value.
      if (resource.parameters.has(name)) continue;
      throw missing(compilation, resource, definition, name);
    }
    const value = compilation.evaluator.evaluate(expression, scope);
    assign(compilation, scope, name, value);
    resource.set({ name, value: toAttributeValue(value), source: resource.source, origin: 'default' });
  }
  return new VariableTable(scope.noNames);
}

function assign({ release }: Compilation, scope: Scope, name: string, value: Resource['titleValue']): void {
  if (isNumericName(name)) {
    // Releases that allow this assignment ignore it when the variable is read, because numeric variables are always
    // match captures.
    if (release.has('numeric variables are assigned')) return;
    throw parseError(issues.numericAssigned({ name }));
  }
  if (OWN.has(name) && scope.lookupTop(name) !== MISSING) throw parseError(issues.reassigned({ name }));
  scope.setPrivileged(name, value);
}

/** Creates the error for a missing parameter. Puppet 3.8 reports it at the declaration, and 2.7 at the definition. */
function missing(
  { release }: Compilation,
  resource: Resource,
  definition: ResourceDefinition,
  name: string,
): PuppetError {
  const issue = issues.missingParameter({ name, reference: resource.reference });
  const place = release.has('missing parameters are reported at the definition') ? definition.place : resource.place;
  return new PuppetError(issue, place, 'Puppet::ParseError');
}

function parseError(issue: PuppetError['issue']): PuppetError {
  return new PuppetError(issue, undefined, 'Puppet::ParseError');
}
