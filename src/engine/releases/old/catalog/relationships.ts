import type { Compilation } from '../../../catalog/compilation.ts';
import { parseReference } from '../../../catalog/names.ts';
import type { Issue } from '../../../diagnostics/issue.ts';
import { type ErrorPlace, PuppetError } from '../../../diagnostics/puppet-error.ts';
import { classType, resourceType } from '../../../types/factory.ts';
import type { Type } from '../../../types/type.ts';

/** Returns the type to which a string refers: `Type[title]`, or the name of a class. */
export function typeOfReference(text: string): Type {
  const reference = parseReference(text);
  if (reference === undefined || reference.type === 'Class') return classType((reference?.title ?? text).toLowerCase());
  return resourceType(reference.type.toLowerCase(), reference.title);
}

/** Reports a reference to a missing resource. The setting `strict` decides the severity. */
export function refuseReferenceByStrict(
  { settings: { strict }, evaluator }: Compilation,
  issue: Issue,
  place: ErrorPlace | undefined,
): void {
  if (strict === 'error') throw new PuppetError(issue, place, 'Puppet::ParseError');
  if (strict === 'warning') evaluator.warnOnce(issue.message, issue.message, place);
}
