/**
 * Errors while a catalog is converted to checked resources, and errors in their relations (`type.rb`, `catalog.rb`).
 */
import { defineIssue } from '../diagnostics/issue.ts';
import { at } from '../diagnostics/issues/catalog.ts';
import { type ErrorPlace, formatPlace } from '../diagnostics/puppet-error.ts';

export const instanceIssues = {
  parameterFailed: defineIssue<{ readonly name: string; readonly ref: string; readonly detail: string }>(
    'PARAMETER_FAILED',
    ({ name, ref, detail }) => `Parameter ${name} failed on ${ref}: ${detail}`,
  ),
  couldNotSet: defineIssue<{ readonly name: string; readonly type: string; readonly detail: string }>(
    'COULD_NOT_SET',
    ({ name, type, detail }) => `Could not set ${name} on ${type}: ${detail}`,
  ),
  wrongClass: defineIssue<{ readonly detail: string }>('WRONG_CLASS', ({ detail }) => detail),
  validationFailed: defineIssue<{ readonly ref: string; readonly detail: string }>(
    'VALIDATION_FAILED',
    ({ ref, detail }) => `Validation of ${ref} failed: ${detail}`,
  ),
  noSuchParameter: defineIssue<{ readonly name: string }>(
    'NO_SUCH_PARAMETER',
    ({ name }) => `no parameter named '${name}'`,
  ),
  noTitle: defineIssue<{ readonly text: string }>(
    'NO_TITLE',
    ({ text }) => `No title provided and ${text} is not a valid resource reference`,
  ),
  noTitlePattern: defineIssue<{ readonly title: string }>(
    'NO_TITLE_PATTERN',
    ({ title }) => `No set of title patterns matched the title "${title}".`,
  ),
  duplicateDeclaration: defineIssue<{ readonly ref: string; readonly earlier: ErrorPlace | undefined }>(
    'DUPLICATE_DECLARATION',
    ({ ref, earlier }) => `Duplicate declaration: ${ref} is already declared${at(earlier)}; cannot redeclare`,
    ({ earlier }) => [{ ...earlier, message: 'First declared here' }],
  ),
  cannotAlias: defineIssue<{
    readonly ref: string;
    readonly key: string;
    readonly filed: string;
    readonly place: ErrorPlace | undefined;
    readonly earlier: ErrorPlace | undefined;
  }>(
    'CANNOT_ALIAS',
    ({ ref, key, filed, place, earlier }) =>
      `Cannot alias ${ref} to ${key}${at(place)}; resource ${filed} already declared${formatPlace(earlier)}`,
    ({ earlier }) => [{ ...earlier, message: 'First declared here' }],
  ),
  aliasTaken: defineIssue<{ readonly title: string; readonly alias: string }>(
    'ALIAS_TAKEN',
    ({ title, alias }) => `${title} can not create alias ${alias}: object already exists`,
  ),
  missingRelation: defineIssue<{
    readonly role: 'dependency' | 'dependent';
    readonly target: string;
    readonly ref: string;
  }>('MISSING_RELATION', ({ role, target, ref }) => `Could not find ${role} ${target} for ${ref}`),
  unknownType: defineIssue<{ readonly type: string }>(
    'UNKNOWN_TYPE',
    ({ type }) => `Resource type '${type}' was not found`,
  ),
  cyclesInGraph: defineIssue('CYCLES_IN_GRAPH', () => 'One or more resource dependency cycles detected in graph'),
  preRunChecksFailed: defineIssue('PRE_RUN_CHECKS_FAILED', () => 'Some pre-run checks failed'),
  missingSchedule: defineIssue<{ readonly name: string }>(
    'MISSING_SCHEDULE',
    ({ name }) => `Could not find schedule ${name}`,
  ),
};
