/** Converts the shell's errors to those of dash, which is `/bin/sh`: messages and exit codes. */
import type { PosixError } from '../files/posix-error.ts';
import { replaceShellErrors, type ShellError } from './library-errors.ts';

export interface Ending {
  readonly stderr: string;
  readonly exitCode: number;
}

/** Exit code of a script that ends with a shell error. */
const SHELL_ERROR = 2;

const NOT_FOUND = 127;
/** Matches a script that ends with `command -v NAME` or `type NAME`. */
const LOOKUP = /(?:^|[;&|]\s*)(?:command\s+-[vV]|type)\s+[\w./+-]+(?:\s*\d?>\s*\S+)*\s*$/;

const CLOSING = new Set(['fi', 'done', 'esac', 'then', 'do', '}']);

export function cannotCreate(failure: PosixError): string {
  return `cannot create ${failure.path}: ${failure.code === 'ENOENT' ? 'Directory nonexistent' : failure.text}`;
}

function expecting(token: string): string {
  return `Syntax error: end of file unexpected (expecting "${token}")`;
}

/**
 * Returns an error in dash's wording. `fatal` is true if the error ends a script in dash. `text` is the library's
 * message.
 */
function dashError(
  error: ShellError,
  text: string,
  exitCode: number,
): { readonly text: string; readonly fatal: boolean } {
  switch (error.kind) {
    case 'refused':
      return { text: cannotCreate(error.error), fatal: true };
    case 'command-not-found':
      return { text: `${error.name}: not found`, fatal: false };
    case 'no-directory':
      return { text: `cd: can't cd to ${error.path}`, fatal: true };
    case 'unset-variable':
      return { text: `${error.name}: parameter not set`, fatal: true };
    case 'unclosed':
      return {
        text: error.closing === 'parenthesis' ? expecting(')') : 'Syntax error: Unterminated quoted string',
        fatal: true,
      };
    case 'unexpected-token':
      return {
        text: CLOSING.has(error.token) ? expecting(error.token) : `Syntax error: "${error.token}" unexpected`,
        fatal: true,
      };
    case 'no-file':
      return exitCode === NOT_FOUND
        ? { text: `${error.path}: not found`, fatal: false }
        : { text: `cannot open ${error.path}: No such file`, fatal: true };
    default:
      return { text, fatal: false };
  }
}

/**
 * Converts a shell's error output and exit code to those of dash.
 * @param name the name by which the shell was called, such as `sh` or `/bin/sh`
 * @param refused the error of the last file that could not be opened for a redirect
 * @param line the script
 */
export function asDash(ending: Ending, name: string, refused: PosixError | undefined, line = ''): Ending {
  let { exitCode } = ending;
  // In dash, looking up a missing command has the same exit code as running it.
  if (exitCode === 1 && LOOKUP.test(line)) exitCode = NOT_FOUND;
  const stderr = replaceShellErrors(ending.stderr, refused, (error, message, end) => {
    const { text, fatal } = dashError(error, message, ending.exitCode);
    const isLast = /^\n*$/.test(ending.stderr.slice(end));
    if (fatal && isLast && exitCode === 1) exitCode = SHELL_ERROR;
    return `${name}: 1: ${text}`;
  });
  return { stderr, exitCode };
}
