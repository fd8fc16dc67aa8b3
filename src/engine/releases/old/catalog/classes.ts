import type { Compilation } from '../../../catalog/compilation.ts';
import { className } from '../../../catalog/definitions/classes.ts';
import type { ResourceDefinition } from '../../../catalog/definitions/definition.ts';
import { flatten } from '../../../catalog/flatten.ts';
import { catalogIssues } from '../../../diagnostics/issues/catalog.ts';
import { oldParentsDiffer } from '../../../diagnostics/issues/old-evaluation.ts';
import { rubyError } from '../../../diagnostics/issues/ruby.ts';
import { formatPlace, PuppetError } from '../../../diagnostics/puppet-error.ts';
import { capitalizeSegments } from '../../../values/capitalize-segments.ts';
import { isType, type Value } from '../../../values/value.ts';
import type { Release } from '../../release.ts';
import { inspectWithClass } from '../evaluator/numbers.ts';

export function classNamesInOldLanguage(given: readonly Value[], release: Release): readonly string[] {
  const nameOf = release.has('names of classes are relative') ? relativeClassName : className;
  const names = release.has('include takes lists') ? flatten(given) : given;
  return names.filter((name) => name !== undefined || release.has('include returns classes')).map(nameOf);
}

/**
 * Returns a class name as written. It may be relative to the enclosing namespaces. Throws for a value that is not a
 * string.
 */
function relativeClassName(value: Value): string {
  if (typeof value === 'string') return value;
  const type = isType(value) ? value.type : undefined;
  const label =
    type?.kind === 'Class' && type.className !== undefined
      ? `Class[${capitalizeSegments(type.className)}]{:name=>"${capitalizeSegments(type.className)}"}:Puppet::Resource`
      : inspectWithClass(value);
  throw rubyError(`undefined method \`downcase' for ${label}`);
}

/**
 * Merges two definitions of a class. Returns undefined if the setting `strict` makes the second definition an error.
 * Throws if their parents differ.
 */
export function mergeClasses(
  compilation: Compilation,
  earlier: ResourceDefinition,
  definition: ResourceDefinition,
): ResourceDefinition | undefined {
  const { release, settings } = compilation;
  if (settings.strict === 'error') return undefined;
  const { name, parentName, place } = definition;
  if (settings.strict === 'warning') {
    const issue = catalogIssues.classAgain({ name, place: earlier.place });
    compilation.warn({ ...issue, message: issue.message + formatPlace(place) });
  }
  if (earlier.parentName !== undefined && parentName !== undefined && earlier.parentName !== parentName) {
    const parents = { name, parent: earlier.parentName, otherParent: parentName };
    const issue = release.has('names of classes are relative') ? oldParentsDiffer : catalogIssues.parentsDiffer;
    const at = release.has('errors of the compiler have places') ? earlier.place : undefined;
    throw new PuppetError(issue(parents), at, 'Puppet::Error');
  }
  return earlier.mergedWith(definition);
}
