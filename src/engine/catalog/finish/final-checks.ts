import { countAt } from '../../budget/meter.ts';
import { catalogIssues } from '../../diagnostics/issues/catalog.ts';
import type { Issue } from '../../diagnostics/issue.ts';
import { type ErrorPlace, PuppetError } from '../../diagnostics/puppet-error.ts';
import { displayString } from '../../formatting/display.ts';
import { isType } from '../../values/value.ts';
import type { Compilation } from '../compilation.ts';
import { flatten } from '../flatten.ts';
import { isRelationshipParameter } from '../declare/metaparameters.ts';
import { notAReference, parseReference } from '../names.ts';
import { targetText } from '../relationships/relationship-targets.ts';
import type { Resource, ResourceParameter } from '../resource.ts';

/** Throws if the resource of an override or of a call of `realize` was never declared. */
export function failOnUnevaluated(compilation: Compilation): void {
  const overridden = [...compilation.overrides.values()].flat().map(({ reference }) => reference);
  if (overridden.length > 0) {
    throw new PuppetError(catalogIssues.notFound({ references: overridden }), undefined, 'Puppet::ParseError');
  }
  const references = [...compilation.collectors].flatMap(({ unresolved }) => unresolved);
  if (references.length > 0) {
    throw new PuppetError(catalogIssues.notRealized({ references }), undefined, 'Puppet::ParseError');
  }
}

/** Throws if the target of a relationship attribute is not in the catalog. A virtual resource counts as present. */
export function checkRelationships(compilation: Compilation): void {
  for (const resource of compilation.catalog.resources) {
    if (resource.virtual) continue;
    for (const parameter of resource.parameters.values()) {
      if (!isRelationshipParameter(parameter.name)) continue;
      compilation.attempt(() => checkParameter(compilation, resource, parameter));
    }
  }
}

function checkParameter(compilation: Compilation, resource: Resource, parameter: ResourceParameter): void {
  const { catalog } = compilation;
  const { name, place } = parameter;
  const values = flatten(parameter.value);
  countAt(place, 'relationships', values.length);
  for (const value of values) {
    if (value === undefined) continue;
    // In Puppet, a reference inside `Sensitive` is not converted, so no resource is found for it.
    const isSensitive = isType(value) && resource.sensitiveParameters?.has(name) === true;
    const text = isSensitive ? displayString(value) : targetText(value);
    const isReference = parseReference(text) !== undefined;
    if (!isSensitive && isReference && catalog.findTarget(value) !== undefined) continue;
    // Puppet does not know the file of an attribute whose array was created by an arrow. Its message therefore has no
    // place.
    const placeInMessage = parameter.origin === 'arrow' ? undefined : place;
    if (!isReference) {
      throw new PuppetError(
        notAReference(JSON.stringify(text)).issue,
        placeInMessage,
        'Puppet::ParseError',
        undefined,
        place,
      );
    }
    const issue = catalogIssues.missingReference({ reference: text, parameter: name });
    compilation.rules.refuseReference(compilation, issue, placeInMessage, place);
  }
}

export function refuseReference(
  _compilation: Compilation,
  issue: Issue,
  place: ErrorPlace | undefined,
  origin: ErrorPlace | undefined,
): never {
  throw new PuppetError(issue, place, 'Puppet::ParseError', undefined, origin);
}
