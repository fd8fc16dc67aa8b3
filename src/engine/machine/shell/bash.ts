/** Errors of the shell library as bash prints them at a terminal; limits of the simulation are explained instead of named. */
import type { PosixError } from '../files/posix-error.ts';

type Rule = readonly [RegExp, (...groups: string[]) => string];

const OURS = 'This is a simulation: it';

function syntaxError(what: string): string {
  if (what.startsWith('unexpected EOF')) return what;
  return what.startsWith('near ') ? `syntax error ${what}` : `syntax error: ${what}`;
}

const RULES: readonly Rule[] = [
  [
    /^(?:.*: )?\w+ loop: too many iterations \((\d+)\).*$/,
    (count) => `${OURS} ends a loop after ${count} rounds. Nothing is wrong with the machine.`,
  ],
  [
    /^(?:.*: )?maximum recursion depth \((\d+)\) exceeded.*$/,
    (depth) => `${OURS} ends what calls itself more than ${depth} times.`,
  ],
  [
    /^(?:.*: )?too many commands executed \(>?(\d+)\).*$/,
    (count) => `${OURS} ends a line after ${count} commands. Nothing is wrong with the machine.`,
  ],
  [/^.* limit exceeded .*$/, () => `${OURS} ended this command, which took too long or wrote too much.`],
  [/^.*increase executionLimits\.\w+.*$/, () => `${OURS} ended this command, which took too long or wrote too much.`],
  [
    /^syntax error: Parse error at \d+:\d+: (?:Expected \w+, got EOF|.*unexpected end of (?:file|input).*)$/i,
    () => 'syntax error: unexpected end of file',
  ],
  [/^syntax error: Parse error at \d+:\d+: (?:syntax error )?(.*)$/, syntaxError],
];

/** An error message without the shell's name before it. */
function translated(text: string, refused: PosixError | undefined): string {
  if (refused !== undefined && text.startsWith(`${refused.code}: `)) return `${refused.path}: ${refused.text}`;
  for (const [pattern, words] of RULES) {
    const match = pattern.exec(text);
    if (match !== null) return words(...match.slice(1));
  }
  return text;
}

/** The output, with the shell's error messages as those of a login shell (`-bash: x: command not found`). */
export function asBash(output: string, refused: PosixError | undefined): string {
  return output.replaceAll(
    /^(?:bash|sh): (?:line \d+: )?(.*)$/gm,
    (_line, text: string) => `-bash: ${translated(text, refused)}`,
  );
}

/** Whether a line continues: after `&&`, `|` or a backslash, or in a heredoc without its end. The shell library would run it as it is. */
export function goesOn(line: string): boolean {
  for (const [, , word = ''] of line.matchAll(/(?<!<)<<-?\s*(["']?)([\w.]+)\1/g))
    if (!line.split('\n').some((each) => each.trim() === word)) return true;
  return /(?:&&|\||(?:^|[^\\])\\)\s*$/.test(line);
}

/** Whether a line is incomplete: an open quote, a loop without its end. `output`: the output of running the line. */
export function isUnfinished(line: string, output: string): boolean {
  // An error about the closing word of a part that is empty so far, after `if true; then`.
  const closing = /^-bash: syntax error near unexpected token `(fi|done|esac|\})'$/m.exec(output)?.[1];
  if (closing !== undefined) return !line.includes(closing);
  return /^-bash: (?:syntax error: )?(?:unexpected end of file|unexpected EOF while looking for matching .*)$/m.test(
    output,
  );
}
