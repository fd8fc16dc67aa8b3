/** Checks a heredoc's text against the syntax in its tag, such as `@(END:json)`, like Puppet's syntax checkers. */
import type { Issue } from '../diagnostics/issue.ts';
import { heredocIssue } from '../diagnostics/issues/evaluation.ts';
import { type ErrorPlace, formatPlace, PuppetError } from '../diagnostics/puppet-error.ts';
import { parse, parseEpp, type ParseResult } from '../syntax/index.ts';
import { base64ToBytesStrict } from '../values/binary.ts';
import { loadJson } from '../ruby-like/json.ts';

/** Returns the error in a string, or undefined if the string is valid. */
type Checker = (text: string) => string | undefined;

const escapeNewlines = (text: string): string => text.replace(/\r?\n/g, '\\n');

function firstError({ diagnostics, lineIndex }: ParseResult): string | undefined {
  const error = diagnostics.find((diagnostic) => diagnostic.severity === 'error');
  if (error === undefined) return undefined;
  const place = error.span === undefined ? undefined : lineIndex.positionAt(error.span.offset);
  return escapeNewlines((error.message + formatPlace(place)).slice(0, 500));
}

const CHECKERS: ReadonlyMap<string, Checker> = new Map<string, Checker>([
  [
    'json',
    (text) => {
      const json = loadJson(text);
      if (json.kind === 'loaded') return undefined;
      return `JSON syntax checker: Cannot parse invalid JSON string. "${escapeNewlines(json.message.slice(0, 100))}"`;
    },
  ],
  [
    'pp',
    (text) => {
      const mistake = firstError(parse(text, ''));
      return mistake === undefined ? undefined : `PP syntax checker: "${mistake}"`;
    },
  ],
  [
    'epp',
    (text) => {
      const mistake = firstError(parseEpp(text, ''));
      return mistake === undefined ? undefined : `EPP syntax checker: "${mistake}"`;
    },
  ],
  [
    'base64',
    (text) => {
      const cleaned = text.replace(/[\r?\n \t]/g, '');
      try {
        base64ToBytesStrict(cleaned);
        return undefined;
      } catch (error) {
        if (!(error instanceof PuppetError)) throw error;
        const reason =
          (cleaned.length * 8) % 6 !== 0
            ? 'padding is not correct'
            : 'contains letters outside strict base 64 range (or whitespace)';
        return `Base64 syntax checker: Cannot parse invalid Base64 string - ${reason}`;
      }
    },
  ],
]);

/** Finds the checker for a syntax. `a+b+json` uses the first existing checker for `a+b+json`, `b+json` or `json`. */
function checkerFor(syntax: string): Checker | undefined {
  const segments = syntax.split('+');
  for (let from = 0; from < segments.length; from += 1) {
    const checker = CHECKERS.get(segments.slice(from).join('+'));
    if (checker !== undefined) return checker;
  }
  return undefined;
}

/**
 * Returns the issue for text that is invalid in a syntax. Returns `undefined` if it is valid, or if the syntax has no
 * checker.
 */
export function syntaxIssue(text: string, syntax: string): Issue | undefined {
  const mistake = syntax === '' ? undefined : checkerFor(syntax)?.(text);
  return mistake === undefined ? undefined : heredocIssue({ syntax, mistake });
}

export function assertSyntax(text: string, syntax: string, place: ErrorPlace): void {
  const issue = syntaxIssue(text, syntax);
  if (issue !== undefined) throw new PuppetError(issue, place, 'Puppet::ParseErrorWithIssue');
}
