/**
 * Errors that have only a message, raised by Ruby itself or below Puppet's evaluator, such as `ArgumentError` for a
 * malformed number.
 */
import { defineIssue } from '../issue.ts';
import { PuppetError, type PuppetErrorClass } from '../puppet-error.ts';

/** A regular expression that Ruby rejects, as `/SOURCE/OPTIONS` in the message. */
export const regexpRefused = defineIssue<{ reason: string; source: string; options: string }>(
  'REGEXP_ERROR',
  ({ reason, source, options }) => `${reason}: /${source}/${options}`,
);

/** A match that was stopped because of excessive backtracking. */
export const regexpStepsExceeded = defineIssue<{ source: string; limit: number }>(
  'BUDGET_REGEXP_STEPS',
  ({ source, limit }) =>
    `Stopped matching ${inBrief(source)} after ${limit} steps. Can its repetitions divide one text among them in many ways?`,
);

/** A pattern that cannot be matched within a time limit, because its expanded repetitions are too long. */
export const regexpTooLong = defineIssue<{ source: string }>(
  'BUDGET_REGEXP_SIZE',
  ({ source }) => `The regular expression ${inBrief(source)} repeats too much to be matched with such a long string`,
);

function inBrief(source: string): string {
  return source.length > 100 ? `/${source.slice(0, 100)}…/` : `/${source}/`;
}

/** An error that has only a message. */
export const rubyIssue = defineIssue<{ detail: string }>('RUBY_ERROR', ({ detail }) => detail);

/** Creates an error without a location. The evaluator adds the location of the call or operator. */
export function rubyError(detail: string, errorClass: PuppetErrorClass = 'ArgumentError'): PuppetError {
  return new PuppetError(rubyIssue({ detail }), undefined, errorClass);
}
