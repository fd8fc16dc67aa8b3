/**
 * Error messages of the shell library as data. The library (just-bash 3.4.2) prints its errors and throws none, so its
 * English messages are the only source. Only this file reads them. `library-errors.test.ts` runs the library, and fails
 * when a message changes.
 */
import type { PosixError } from '../files/posix-error.ts';

export type ShellError =
  /** A limit in `executionLimits` ended the command. */
  | { readonly kind: 'limit'; readonly limit: 'rounds' | 'depth' | 'commands'; readonly count: string }
  | { readonly kind: 'limit'; readonly limit: 'other' }
  /** The file system could not open a file for a redirect. */
  | { readonly kind: 'refused'; readonly error: PosixError }
  | { readonly kind: 'command-not-found'; readonly name: string }
  | { readonly kind: 'no-directory'; readonly path: string }
  | { readonly kind: 'no-file'; readonly path: string }
  | { readonly kind: 'unset-variable'; readonly name: string }
  /** The source ends inside a command. */
  | { readonly kind: 'unexpected-end' }
  /** The source ends inside quotes or parentheses. */
  | { readonly kind: 'unclosed'; readonly closing: 'parenthesis' | 'quote'; readonly detail?: string }
  | { readonly kind: 'unexpected-token'; readonly token: string; readonly detail?: string }
  /** Any other syntax error. Its message contains no position. */
  | { readonly kind: 'syntax'; readonly detail: string }
  | { readonly kind: 'other' };

/** Matches an error line of the shell: the shell's name, often a line number, and the error. */
const SHELL_LINE = /^(?:bash|sh): (?:line \d+: )?(.*)$/gm;

const COUNTED_LIMITS = [
  ['rounds', /^(?:.*: )?\w+ loop: too many iterations \((\d+)\)/],
  ['depth', /^(?:.*: )?maximum recursion depth \((\d+)\) exceeded/],
  ['commands', /^(?:.*: )?too many commands executed \(>?(\d+)\)/],
] as const;

const ANY_LIMIT =
  /increase executionLimits\.\w+|limit exceeded|exceeded maximum iterations \(\d+\)|exceeded (?:its )?execution deadline/;

function readLimit(text: string): ShellError | undefined {
  for (const [limit, pattern] of COUNTED_LIMITS) {
    const count = pattern.exec(text)?.[1];
    if (count !== undefined) return { kind: 'limit', limit, count };
  }
  return ANY_LIMIT.test(text) ? { kind: 'limit', limit: 'other' } : undefined;
}

function readSyntaxError(text: string): ShellError | undefined {
  const parsed = /^syntax error: Parse error at \d+:\d+: (?:syntax error )?(.*)$/.exec(text)?.[1];
  if (parsed !== undefined && /^Expected \w+, got EOF$|unexpected end of (?:file|input)/i.test(parsed))
    return { kind: 'unexpected-end' };
  const detail = parsed === undefined ? {} : { detail: parsed };
  const unclosed = /unexpected EOF while looking for matching ([`'"]*\))?/.exec(text);
  if (unclosed !== null)
    return { kind: 'unclosed', closing: unclosed[1] === undefined ? 'quote' : 'parenthesis', ...detail };
  const token = /syntax error near unexpected token `(.+)'/.exec(text)?.[1];
  if (token !== undefined) return { kind: 'unexpected-token', token, ...detail };
  return parsed === undefined ? undefined : { kind: 'syntax', detail: parsed };
}

/**
 * Parses an error message without the shell's name. `refused` is the file system's last error, whose path the message
 * does not contain.
 */
export function readShellError(text: string, refused?: PosixError): ShellError {
  if (refused !== undefined && text.startsWith(`${refused.code}: `)) return { kind: 'refused', error: refused };
  const read = readLimit(text) ?? readSyntaxError(text);
  if (read !== undefined) return read;
  const name = /^(.*): command not found$/.exec(text)?.[1];
  if (name !== undefined) return { kind: 'command-not-found', name };
  const directory = /^cd: (.*): (?:No such file or directory|Not a directory)$/.exec(text)?.[1];
  if (directory !== undefined) return { kind: 'no-directory', path: directory };
  const variable = /^(.*): unbound variable$/.exec(text)?.[1];
  if (variable !== undefined) return { kind: 'unset-variable', name: variable };
  const path = /^(.*): No such file or directory$/.exec(text)?.[1];
  return path === undefined ? { kind: 'other' } : { kind: 'no-file', path };
}

/**
 * Replaces each of the shell's errors in the output. `replace` receives the error, the message without the shell's
 * name, and the offset of the line's end.
 */
export function replaceShellErrors(
  output: string,
  refused: PosixError | undefined,
  replace: (error: ShellError, text: string, end: number) => string,
): string {
  return output.replaceAll(SHELL_LINE, (line: string, text: string, start: number) =>
    replace(readShellError(text, refused), text, start + line.length),
  );
}

export function endedAtLimit(output: string): boolean {
  return output.split('\n').some((line) => /^\w+: /.test(line) && ANY_LIMIT.test(line));
}
