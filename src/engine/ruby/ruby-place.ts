/**
 * Finds the place in a project's Ruby code that raised an exception. Used only for exceptions that would end Puppet
 * itself.
 */
import { ENVIRONMENT_FOLDER } from '../diagnostics/environment-paths.ts';
import type { Issue, OtherPlace } from '../diagnostics/issue.ts';
import type { SourcePlace } from '../diagnostics/span.ts';
import { budgetIssues } from '../diagnostics/issues/budget.ts';
import type { RubyException, RubyStop } from './machine/ruby-error.ts';
import { withProjectPaths } from './project-files.ts';

/**
 * Adds the class and the place of an exception to its message. Called only for an exception that is not a
 * `StandardError`. In Puppet, such an exception ends the process, with Ruby's message or without any.
 */
export function withRubyPlace(text: string, { class: name, backtrace }: RubyException): string {
  if (name === 'SyntaxError') return text.trimEnd();
  const place = findRubyPlace(backtrace);
  const what = name === 'SystemExit' ? 'Ruby called exit' : text === '' || text === name ? name : `${text} (${name})`;
  return place === undefined ? what : `${what} at ${place.file}:${place.line}`;
}

/** Describes the limit that stopped Ruby, and the line of the project's code that was running. */
export function stopIssue({ limit, backtrace }: RubyStop): Issue {
  const place = findRubyPlace(backtrace);
  return budgetIssues.rubyStopped({ limit, place: place === undefined ? '' : `${place.file}:${place.line}` });
}

/**
 * Reads the line of a syntax error in a project file from Ruby's message. Returns undefined if the message contains
 * none.
 */
export function rubySyntaxPlace(message: string): OtherPlace | undefined {
  const [, file, line, text] =
    /(?:^|[\s:])((?:[\w@.+-]+\/)+[\w@.+-]+\.\w+):(\d+): (syntax error[^\n]*)/.exec(withProjectPaths(message)) ?? [];
  if (file === undefined || text === undefined) return undefined;
  return { file, line: Number(line), message: text, hint: `Ruby: ${text}`, isExact: true };
}

/** Returns the innermost frame of a backtrace that is in the project's code, or undefined if there is none. */
export function findRubyPlace(backtrace: readonly string[]): SourcePlace | undefined {
  const [, file, line] = /^(.*?):(\d+)(?::|$)/.exec(backtrace.find(isOfProject) ?? '') ?? [];
  return file === undefined ? undefined : { file: withProjectPaths(file), line: Number(line) };
}

function isOfProject(entry: string): boolean {
  return entry.startsWith(ENVIRONMENT_FOLDER) || entry.startsWith('(erb)');
}
