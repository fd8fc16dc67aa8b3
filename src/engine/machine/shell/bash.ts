/** Converts the shell's errors to bash's messages at a terminal. Explains limits of the simulation in plain words. */
import type { PosixError } from '../files/posix-error.ts';
import { replaceShellErrors, type ShellError } from './library-errors.ts';

const OURS = 'This is a simulation: it';

function syntaxError(detail: string): string {
  if (detail.startsWith('unexpected EOF')) return detail;
  return detail.startsWith('near ') ? `syntax error ${detail}` : `syntax error: ${detail}`;
}

function limitText(error: ShellError & { readonly kind: 'limit' }): string {
  switch (error.limit) {
    case 'rounds':
      return `${OURS} ends a loop after ${error.count} rounds. Nothing is wrong with the machine.`;
    case 'depth':
      return `${OURS} ends what calls itself more than ${error.count} times.`;
    case 'commands':
      return `${OURS} ends a line after ${error.count} commands. Nothing is wrong with the machine.`;
    case 'other':
      return `${OURS} ended this command, which took too long or wrote too much.`;
  }
}

/** Formats an error in bash's wording. `text` is the library's message. */
function bashText(error: ShellError, text: string): string {
  switch (error.kind) {
    case 'refused':
      return `${error.error.path}: ${error.error.text}`;
    case 'limit':
      return limitText(error);
    case 'unexpected-end':
      return 'syntax error: unexpected end of file';
    case 'syntax':
    case 'unclosed':
    case 'unexpected-token':
      return error.detail === undefined ? text : syntaxError(error.detail);
    default:
      return text;
  }
}

export function asBash(
  output: string,
  refused: PosixError | undefined,
): { readonly output: string; readonly errors: readonly ShellError[] } {
  const errors: ShellError[] = [];
  const replaced = replaceShellErrors(output, refused, (error, text) => {
    errors.push(error);
    return `-bash: ${bashText(error, text)}`;
  });
  return { output: replaced, errors };
}

/**
 * True if a command continues on the next line: after `&&`, `|` or a backslash, or in a heredoc without its end. The
 * shell library would run an incomplete line without an error.
 */
export function goesOn(line: string): boolean {
  for (const [, , word = ''] of line.matchAll(/(?<!<)<<-?\s*(["']?)([\w.]+)\1/g))
    if (!line.split('\n').some((each) => each.trim() === word)) return true;
  return /(?:&&|\||(?:^|[^\\])\\)\s*$/.test(line);
}

/**
 * True if a line is incomplete because of an open quote, or a loop without its end. `errors` are the shell's errors
 * from running the line.
 */
export function isUnfinished(line: string, errors: readonly ShellError[]): boolean {
  return errors.some((error) => {
    // After `if true; then`, the library reports the missing closing word (`fi`) as unexpected.
    if (error.kind === 'unexpected-token')
      return /^(?:fi|done|esac|\})$/.test(error.token) && !line.includes(error.token);
    return error.kind === 'unexpected-end' || error.kind === 'unclosed';
  });
}
