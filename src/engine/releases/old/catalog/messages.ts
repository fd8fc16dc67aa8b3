import { catalogIssues } from '../../../diagnostics/issues/catalog.ts';
import type { Issue } from '../../../diagnostics/issue.ts';
import { collectedWithoutStore, exportedWithoutStore } from '../../../diagnostics/issues/old-evaluation.ts';
import { PuppetError } from '../../../diagnostics/puppet-error.ts';
import type { SourcePlace } from '../../../diagnostics/span.ts';

export function exportIgnoredAtLine(place: SourcePlace | undefined): Issue {
  if (place === undefined) return catalogIssues.exportIgnored();
  return exportedWithoutStore({ file: place.file, line: place.line });
}

export function collectionIgnoredAtLine(place: SourcePlace | undefined): Issue {
  if (place === undefined) return catalogIssues.collectionIgnored();
  return collectedWithoutStore({ file: place.file, line: place.line });
}

/** Creates Puppet 3's error for an override. Its message has the line before the file. */
export function turnedOverrideError(issue: Issue, place: SourcePlace | undefined): PuppetError {
  if (place === undefined) return new PuppetError(issue, place, 'Puppet::ParseError');
  const message = `${issue.message} at ${place.line}:${place.file}`;
  return new PuppetError({ ...issue, message }, undefined, 'Puppet::Error', undefined, place);
}
