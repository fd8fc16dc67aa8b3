/** Errors that Ruby itself or a class below Puppet's evaluator raises with a text alone, such as `ArgumentError` for a malformed number. */
import { defineIssue } from '../issue.ts';
import { PuppetError, type PuppetErrorClass } from '../puppet-error.ts';

/** A regular expression that Ruby refuses, as `/SOURCE/OPTIONS` in its message. */
export const regexpRefused = defineIssue<{ reason: string; source: string; options: string }>(
  'REGEXP_ERROR',
  ({ reason, source, options }) => `${reason}: /${source}/${options}`,
);

const rubyIssue = defineIssue<{ detail: string }>('RUBY_ERROR', ({ detail }) => detail);

/** An error without a place: the evaluator adds the place of the call or operator. */
export function rubyError(detail: string, errorClass: PuppetErrorClass = 'ArgumentError'): PuppetError {
  return new PuppetError(rubyIssue({ detail }), undefined, errorClass);
}
