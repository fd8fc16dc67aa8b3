/** Errors that Ruby itself raises and that have only a message, such as an `ArgumentError` for an invalid number. */
import { defineIssue } from '../issue.ts';
import { PuppetError, type PuppetErrorClass } from '../puppet-error.ts';

/** A regular expression that Ruby rejects. The message prints it as `/SOURCE/OPTIONS`. */
export const regexpRefused = defineIssue<{ reason: string; source: string; options: string }>(
  'REGEXP_ERROR',
  ({ reason, source, options }) => `${reason}: /${source}/${options}`,
);

/** Reported for a match that was stopped because it needed too many steps. */
export const regexpStepsExceeded = defineIssue<{ source: string; limit: number }>(
  'BUDGET_REGEXP_STEPS',
  ({ source, limit }) =>
    `Stopped matching ${inBrief(source)} after ${limit} steps. Simplify the expression: its repetitions can match the same string in many ways.`,
);

/**
 * Reported for a pattern that cannot be matched within a time limit, because it is too long after its repetitions are
 * expanded.
 */
export const regexpTooLong = defineIssue<{ source: string }>(
  'BUDGET_REGEXP_SIZE',
  ({ source }) => `The regular expression ${inBrief(source)} has too many repetitions for such a long string`,
);

function inBrief(source: string): string {
  return source.length > 100 ? `/${source.slice(0, 100)}…/` : `/${source}/`;
}

export const rubyIssue = defineIssue<{ detail: string }>('RUBY_ERROR', ({ detail }) => detail);

/** Creates an error without a location. The evaluator adds the location of the call or operation. */
export function rubyError(detail: string, errorClass: PuppetErrorClass = 'ArgumentError'): PuppetError {
  return new PuppetError(rubyIssue({ detail }), undefined, errorClass);
}
