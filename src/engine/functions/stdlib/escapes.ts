/** Functions that escape strings for a shell or split shell command lines. */
import { argumentError } from '../../evaluator/errors.ts';
import { rubyInspect, rubyToString } from '../../formatting/ruby-inspect.ts';
import { isArray } from '../../values/value.ts';
import { type BuiltInFunction, defineFunction } from '../define.ts';
import { parseError, valueFunction } from './legacy-function.ts';

function escapeForShell(text: string): string {
  if (text === '') return "''";
  return text.replace(/[^A-Za-z0-9_\-.,:+/@\n]/gu, '\\$&').replaceAll('\n', "'\n'");
}

function escapeForBatch(text: string): string {
  return `"${text.replaceAll('"', '""').replace(/[$\\]/g, '\\$&')}"`;
}

function escapeForPowerShell(text: string): string {
  return text.replace(/[ '`|\n$]/g, '`$&').replaceAll('"', '\\`"');
}

/** Declares a function under two names. The newer name begins with `stdlib::`. */
function escapeFunction(
  name: string,
  about: string,
  result: string,
  change: (text: string) => string,
): BuiltInFunction[] {
  return [name, `stdlib::${name}`].map((full) =>
    defineFunction({
      name: full,
      doc: `${about}

\`\`\`puppet
${full}('a "b" $c')   # ${result}
\`\`\``,
      dispatches: [{ parameters: ['Any string'], call: (_, args) => change(rubyToString(args[0])) }],
    }),
  );
}

const WORD_PART = /\s*(?:([^\0\s\\'"]+)|'([^\0']*)'|"((?:[^\0"\\]|\\[^\0])*)"|(\\[^\0]?)|(\S))(\s?)/y;

/**
 * Splits a command line into words like a POSIX shell, without any expansion (`Shellwords.shellsplit`). Throws Ruby's
 * error for an unmatched quote.
 */
function shellWords(line: string): readonly string[] {
  const words: string[] = [];
  let field = '';
  WORD_PART.lastIndex = 0;
  for (let match = WORD_PART.exec(line); match !== null; match = WORD_PART.exec(line)) {
    const [, word, single, double, escaped, garbage, end] = match;
    if (garbage !== undefined) throw argumentError(`Unmatched quote: ${rubyInspect(line)}`);
    field += word ?? single ?? double?.replace(/\\([$`"\\\n])/g, '$1') ?? (escaped ?? '').replace(/\\([^\n])/, '$1');
    if (end !== '' || WORD_PART.lastIndex === line.length) {
      words.push(field);
      field = '';
    }
  }
  return words;
}

const shellJoin = valueFunction({
  name: 'shell_join',
  doc: `Joins the words of a command into one line for a POSIX shell, and escapes each word where needed.

\`\`\`puppet
shell_join(['ls', 'my file'])   # 'ls my\\ file'
\`\`\``,
  call: (_, args) => {
    if (args.length !== 1) throw parseError(`shell_join(): Wrong number of arguments given (${args.length} for 1)`);
    const [words] = args;
    if (!isArray(words)) throw parseError(`First argument is not an Array: ${rubyInspect(words)}`);
    return words.map((word) => escapeForShell(rubyToString(word))).join(' ');
  },
});

const shellSplit = valueFunction({
  name: 'shell_split',
  doc: `Splits a line into words as a POSIX shell does. Quotes keep words together.

\`\`\`puppet
shell_split("ls 'my file'")   # ['ls', 'my file']
\`\`\``,
  call: (_, args) => {
    if (args.length !== 1) throw parseError(`shell_split(): Wrong number of arguments given (${args.length} for 1)`);
    return shellWords(rubyToString(args[0]));
  },
});

export const escapes: readonly BuiltInFunction[] = [
  ...escapeFunction(
    'batch_escape',
    'Quotes a string as one argument of the Windows command line (`cmd`).',
    String.raw`'"a ""b"" \$c"'`,
    escapeForBatch,
  ),
  ...escapeFunction(
    'powershell_escape',
    'Escapes a string as one argument of PowerShell.',
    '\'a` \\`"b\\`"` `$c\'',
    escapeForPowerShell,
  ),
  ...escapeFunction(
    'shell_escape',
    'Escapes a string as one argument of a POSIX shell. `shellquote` uses quotes instead.',
    String.raw`'a\ \"b\"\ \$c'`,
    escapeForShell,
  ),
  shellJoin,
  shellSplit,
];
