/** Checks sudoers files, with the messages of `visudo` and `sudo` (sudo 1.9). */
import { matchingFiles, type UnitHost } from './unit.ts';

export const SUDOERS = '/etc/sudoers';

const WORD = String.raw`(?:"[^"]*"|\\.|[^\s,:=!"\\()#])+`;
const LIST = String.raw`!?${WORD}(?:\s*,\s*!?${WORD})*`;
/** Matches `user hosts = (runas) TAG: commands`. */
const USER_SPEC = new RegExp(
  String.raw`^${LIST}\s+${LIST}\s*=\s*(?:\([^)]*\)\s*)?(?:(?:NOPASSWD|PASSWD|NOEXEC|EXEC|SETENV|NOSETENV|LOG_INPUT|NOLOG_INPUT|LOG_OUTPUT|NOLOG_OUTPUT|FOLLOW|NOFOLLOW|MAIL|NOMAIL|ROLE=\S+|TYPE=\S+|CWD=\S+|CHROOT=\S+):\s*)*!?(?:ALL|list|sudoedit\b|[/^A-Z]).*$`,
);
/** Matches the first two words of a line if a word other than `=` follows them. sudo expects `=` there. */
const BEFORE_EQUALS = new RegExp(String.raw`^${LIST}\s+${LIST}\s+(?=[^\s=,])`);
const ALIAS = new RegExp(String.raw`^(?:User|Runas|Host|Cmnd|Cmd)_Alias\s+[A-Z][A-Z0-9_]*\s*=\s*\S`);
const DEFAULTS =
  /^Defaults(?:[@:!>]\S+)?(?:\s+!?[a-z_]+(?:\s*[-+]?=\s*(?:"[^"]*"|[^\s,]+))?(?:\s*,\s*!?[a-z_]+(?:\s*[-+]?=\s*(?:"[^"]*"|[^\s,]+))?)*)?\s*(?:#.*)?$/;
const INCLUDE = /^[@#]include(dir)?\s+(\S+)$/;

interface SudoersMistake {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly text: string;
}

/**
 * Splits a file into statements, each with the number of its first line. A backslash at the end of a line continues the
 * statement.
 */
function statements(text: string): readonly { readonly line: number; readonly text: string }[] {
  const found: { line: number; text: string }[] = [];
  let open: { line: number; text: string } | undefined;
  for (const [index, raw] of text.split('\n').entries()) {
    const part = open === undefined ? raw : open.text + raw;
    const line = open?.line ?? index + 1;
    if (part.endsWith('\\')) {
      open = { line, text: part.slice(0, -1) };
      continue;
    }
    open = undefined;
    found.push({ line, text: part });
  }
  return found;
}

/**
 * Returns a sudoers file and the files that it includes, in reading order. An included directory's files are skipped if
 * their name has a dot or a trailing tilde.
 */
export function sudoersFiles(host: UnitHost, file: string, depth = 0): readonly string[] {
  if (host.files.stat(file)?.kind !== 'file' || depth > 10) return [];
  const further = statements(host.files.readText(file)).flatMap(({ text }) => {
    const [, isDirectory, path = ''] = INCLUDE.exec(text.trim()) ?? [];
    if (path === '') return [];
    const paths =
      isDirectory === undefined
        ? [path]
        : matchingFiles(host, `${path}/*`).filter((each) => !/[.]|~$/.test(each.slice(path.length + 1)));
    return paths.flatMap((each) => sudoersFiles(host, each, depth + 1));
  });
  return [file, ...further];
}

export function sudoersMistake(host: UnitHost, file: string): SudoersMistake | undefined {
  for (const { line, text } of statements(host.files.readText(file))) {
    const statement = text.trim();
    if (statement === '' || INCLUDE.test(statement) || /^#(?!include)/.test(statement)) continue;
    if (DEFAULTS.test(statement) || ALIAS.test(statement)) continue;
    const column = USER_SPEC.test(statement) ? columnAfterAlias(statement) : mistakenColumn(statement);
    if (column === undefined) continue;
    return { file, line, column, text };
  }
  return undefined;
}

/**
 * Finds the column where sudo reports an error about an alias with arguments: the column after the arguments. sudo
 * reads a tag without its colon as an alias, such as `NOPASSWD` in `NOPASSWD /bin/ls`.
 */
function columnAfterAlias(statement: string): number | undefined {
  const start = statement.indexOf('=') + 1;
  const commands = statement.slice(start).replace(/#.*$/, '');
  const found = /(?:^|[,:)])\s*!?[A-Z][A-Z0-9_]*\s+[^\s,:=][^,]*/.exec(commands.trimEnd());
  return found === null ? undefined : start + found.index + found[0].length + 1;
}

/**
 * Finds the column at which sudo reports a syntax error: an unclosed list of run-as users, a word in place of `=`, or
 * else the last word.
 */
function mistakenColumn(statement: string): number {
  const begun = BEFORE_EQUALS.exec(statement);
  if (begun !== null) return begun[0].length + 1;
  const open = /=\s*\([^)\s]*(\s+)?/.exec(statement);
  if (open !== null && !statement.includes(')')) return open.index + open[0].length + 1;
  return Math.max(1, statement.search(/\s\S*$/) + 2);
}

/** Formats sudo's message, with a caret below the error. */
export function sudoersComplaint({ file, line, column, text }: SudoersMistake): string {
  const word = /^\S*/.exec(text.slice(column))?.[0] ?? '';
  return `${file}:${line}:${column}: syntax error\n${text}\n${' '.repeat(column - 1)}^${'~'.repeat(word.length)}\n`;
}
