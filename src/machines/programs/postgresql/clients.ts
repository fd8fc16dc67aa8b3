import { parseOptions, refuse, succeed, type OptionSpec, type ToolResult } from '../../../engine/machine/options.ts';
import type { Target } from '../../../engine/machine/target.ts';
import type { CommandContext } from '../../../engine/machine/shell/command.ts';
import { answer, type StatementResult } from './statements.ts';
import { add, drop, listNames, newDatabase, newRole } from './store.ts';

const SOCKET = '/var/run/postgresql/.s.PGSQL.5432';

const OPTIONS: readonly OptionSpec[] = [
  { name: 'command', short: 'c', takesValue: true },
  { name: 'dbname', short: 'd', takesValue: true },
  { name: 'username', short: 'U', takesValue: true },
  { name: 'host', short: 'h', takesValue: true },
  { name: 'port', short: 'p', takesValue: true },
  { name: 'owner', short: 'O', takesValue: true },
  { name: 'encoding', short: 'E', takesValue: true },
  { name: 'template', short: 'T', takesValue: true },
  { name: 'file', short: 'f', takesValue: true },
  { name: 'list', short: 'l' },
  { name: 'tuples-only', short: 't' },
  { name: 'no-align', short: 'A' },
  { name: 'quiet', short: 'q' },
  { name: 'no-psqlrc', short: 'X' },
  { name: 'no-password', short: 'w' },
];

/**
 * Returns the error if the client cannot connect, otherwise undefined. The server authenticates users by their system
 * account (`peer`).
 */
function refusal(
  program: string,
  target: Target,
  context: CommandContext,
  options: ReadonlyMap<string, string>,
): string | undefined {
  const begin = `${program}: error: connection to server on socket "${SOCKET}" failed: `;
  if (!target.services.isRunning('postgresql'))
    return `${begin}No such file or directory\n\tIs the server running locally and accepting connections on that socket?`;
  const { user } = context.session;
  const role = options.get('username') ?? user;
  if (options.has('host')) return undefined;
  if (role !== user) return `${begin}FATAL:  Peer authentication failed for user "${role}"`;
  return listNames('role', target).includes(role) ? undefined : `${begin}FATAL:  role "${role}" does not exist`;
}

/** Formats rows like `psql`: as a table, without header and footer (`-t`), or without padding (`-A`). */
function printed({ done, head = '', rows }: StatementResult, options: ReadonlyMap<string, string>): string {
  if (rows === undefined) return done === undefined || options.has('quiet') ? '' : `${done}\n`;
  const [alone, bare] = [options.has('tuples-only'), options.has('no-align')];
  if (alone) return bare ? rows.map((row) => `${row}\n`).join('') : `${rows.map((row) => ` ${row}\n`).join('')}\n`;
  const count = `(${rows.length} row${rows.length === 1 ? '' : 's'})\n`;
  if (bare) return `${head}\n${rows.map((row) => `${row}\n`).join('')}${count}`;
  const width = Math.max(head.length, ...rows.map((row) => row.length));
  const body = rows.map((row) => ` ${row}\n`).join('');
  return ` ${head.padEnd(width)} \n${'-'.repeat(width + 2)}\n${body}${count}\n`;
}

function listed(target: Target, options: ReadonlyMap<string, string>): string {
  const rows = listNames('database', target).map((name) => ` ${name.padEnd(9)} | postgres | UTF8     |\n`);
  return options.has('tuples-only')
    ? `${rows.join('')}\n`
    : `   Name    |  Owner   | Encoding |\n-----------+----------+----------+\n${rows.join('')}(${rows.length} rows)\n\n`;
}

function psql(target: Target, args: readonly string[], context: CommandContext): ToolResult {
  const { options, operands } = parseOptions(args, OPTIONS);
  const refused = refusal('psql', target, context, options);
  if (refused !== undefined) return refuse(2, refused);
  if (options.has('list')) return succeed(listed(target, options));
  const database = options.get('dbname') ?? operands[0];
  if (database !== undefined && !listNames('database', target).includes(database))
    return refuse(
      2,
      `psql: error: connection to server on socket "${SOCKET}" failed: FATAL:  database "${database}" does not exist`,
    );
  let stdout = '';
  for (const statement of (options.get('command') ?? context.stdin).split(';')) {
    const result = answer(target, statement.trim());
    if (result.error !== undefined) return { exitCode: 1, stdout, stderr: `${result.error}\n` };
    stdout += printed(result, options);
  }
  return succeed(stdout);
}

type Program = typeof psql;

/** Creates `createdb`, `dropdb`, `createuser` or `dropuser`. The default name is the caller's name. */
function changer(
  program: string,
  change: (target: Target, name: string, options: ReadonlyMap<string, string>) => string | undefined,
  failure: string,
): Program {
  return (target, args, context) => {
    const { options, operands } = parseOptions(args, OPTIONS);
    const refused = refusal(program, target, context, options);
    if (refused !== undefined) return refuse(1, refused);
    const error = change(target, operands[0] ?? context.session.user, options);
    return error === undefined ? succeed() : refuse(1, `${program}: error: ${failure} failed: ${error}`);
  };
}

const createdb = changer(
  'createdb',
  (target, name, options) => add('database', target, newDatabase(name, options.get('owner'))),
  'database creation',
);
const dropdb = changer('dropdb', (target, name) => drop('database', target, name), 'database removal');
/** Options for the privileges of the role (`-s`, `-d`, `-r`) are accepted but have no effect. */
const createuser = changer(
  'createuser',
  (target, name) => add('role', target, { ...newRole(name), rolcanlogin: true }),
  'creation of new role',
);
const dropuser = changer('dropuser', (target, name) => drop('role', target, name), 'removal of role');

/** `pg_dump`: prints a dump without tables, because the simulated server stores no tables. */
const pgDump: Program = (target, args, context) => {
  const { options, operands } = parseOptions(args, OPTIONS);
  const refused = refusal('pg_dump', target, context, options);
  if (refused !== undefined) return refuse(1, refused);
  const database = options.get('dbname') ?? operands[0] ?? context.session.user;
  if (!listNames('database', target).includes(database))
    return refuse(
      1,
      `pg_dump: error: connection to server on socket "${SOCKET}" failed: FATAL:  database "${database}" does not exist`,
    );
  return succeed('--\n-- PostgreSQL database dump\n--\n');
};

export const programs = { psql, createdb, dropdb, createuser, dropuser, pg_dump: pgDump } as const;
