/** Errors of the shell library (bash's) as those of dash, which is `/bin/sh`: messages and exit codes. */
import type { PosixError } from '../files/posix-error.ts';

/** Standard error and exit code of a command. */
export interface Ending {
  readonly stderr: string;
  readonly exitCode: number;
}

/** The exit code of a script that a shell error ends. */
const SHELL_ERROR = 2;

const NOT_FOUND = 127;
/** A script that ends with `command -v NAME`. */
const LOOKUP = /(?:^|[;&|]\s*)(?:command\s+-[vV]|type)\s+[\w./+-]+(?:\s*\d?>\s*\S+)*\s*$/;

/** Dash's message about a file that cannot be opened for writing. */
export function cannotCreate(failure: PosixError): string {
  return `cannot create ${failure.path}: ${failure.code === 'ENOENT' ? 'Directory nonexistent' : failure.text}`;
}

function expecting(token: string): string {
  return `Syntax error: end of file unexpected (expecting "${token}")`;
}

/** An error message of the shell, without the shell's name before it; `fatal` if the error ends the script in dash. */
function translated(text: string, exitCode: number): { readonly text: string; readonly fatal: boolean } {
  const rules: readonly (readonly [RegExp, (...groups: string[]) => string, boolean])[] = [
    [/^(.*): command not found$/, (name) => `${name}: not found`, false],
    [/^cd: (.*): (?:No such file or directory|Not a directory)$/, (path) => `cd: can't cd to ${path}`, true],
    [/^(.*): unbound variable$/, (name) => `${name}: parameter not set`, true],
    [/unexpected EOF while looking for matching [`'"]*\)/, () => expecting(')'), true],
    [/unexpected EOF while looking for matching/, () => 'Syntax error: Unterminated quoted string', true],
    [/syntax error near unexpected token `(fi|done|esac|then|do|\})'/, (token) => expecting(token), true],
    [/syntax error near unexpected token `(.+)'/, (token) => `Syntax error: "${token}" unexpected`, true],
  ];
  for (const [pattern, words, fatal] of rules) {
    const match = pattern.exec(text);
    if (match !== null) return { text: words(...match.slice(1)), fatal };
  }
  const missing = /^(.*): No such file or directory$/.exec(text)?.[1];
  if (missing !== undefined) {
    return exitCode === 127
      ? { text: `${missing}: not found`, fatal: false }
      : { text: `cannot open ${missing}: No such file`, fatal: true };
  }
  return { text, fatal: false };
}

/**
 * The errors and the exit code of dash. `name`: the name by which the shell was called (`sh`, `/bin/sh`). `refused`: the error of the
 * last file that could not be opened for a redirect, since the shell library's message does not name the path.
 */
export function asDash(ending: Ending, name: string, refused: PosixError | undefined, line = ''): Ending {
  let { exitCode } = ending;
  // Dash's lookups of a command fail like the command would.
  if (exitCode === 1 && LOOKUP.test(line)) exitCode = NOT_FOUND;
  const lines = ending.stderr.split('\n').map((line, index, all) => {
    const match = /^(?:bash|sh): (?:line \d+: )?(.*)$/.exec(line);
    if (match === null) return line;
    const isLast = all.slice(index + 1).every((rest) => rest === '');
    const own = match[1] ?? '';
    const isRedirect = refused !== undefined && own.startsWith(`${refused.code}: `);
    const { text, fatal } = isRedirect
      ? { text: cannotCreate(refused), fatal: true }
      : translated(own, ending.exitCode);
    if (fatal && isLast && exitCode === 1) exitCode = SHELL_ERROR;
    return `${name}: 1: ${text}`;
  });
  return { stderr: lines.join('\n'), exitCode };
}
