/** `/bin/sh` is dash: its complaints, and the exit codes that go with them, are not those of the shell that runs here. */
import type { PosixError } from '../files/posix-error.ts';

/** What a command said in error, and how it ended. */
export interface Ending {
  readonly stderr: string;
  readonly exitCode: number;
}

/** A shell error ends a script with this code in dash. */
const SHELL_ERROR = 2;

/** What dash says of a file that cannot be opened for writing. */
export function cannotCreate(failure: PosixError): string {
  return `cannot create ${failure.path}: ${failure.code === 'ENOENT' ? 'Directory nonexistent' : failure.text}`;
}

function expecting(token: string): string {
  return `Syntax error: end of file unexpected (expecting "${token}")`;
}

/** One complaint of the shell itself, without its name; `fatal` where dash would end the script. */
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
 * The ending as dash would tell it. `name` is what it was called by (`sh`, `/bin/sh`); `refused` the last file that could not
 * be opened for a redirect, whose path the shell keeps to itself.
 */
export function asDash(ending: Ending, name: string, refused: PosixError | undefined): Ending {
  let { exitCode } = ending;
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
