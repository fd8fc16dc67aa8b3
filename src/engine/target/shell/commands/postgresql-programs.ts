/** PostgreSQL's clients: databases and roles are kept as lines of a file in the cluster's data directory. */
import { parseOptions, refuse, succeed, type OptionSpec, type ToolResult } from '../../options.ts';
import type { Target } from '../../target.ts';
import type { CommandContext } from '../command.ts';

const SOCKET = '/var/run/postgresql/.s.PGSQL.5432';
const FIRST = { database: ['postgres', 'template0', 'template1'], role: ['postgres'] } as const;
type Kind = keyof typeof FIRST;

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

/** The file of databases and roles, in a form of this simulation. */
function listOf(kind: Kind, { files, platform }: Target): string {
  const version = files.isDirectory('/var/lib/postgresql/16') ? '16' : '15';
  const data = platform.family === 'debian' ? `/var/lib/postgresql/${version}/main` : '/var/lib/pgsql/data';
  return `${data}/global/${kind === 'database' ? 'pg_database' : 'pg_authid'}`;
}

function namesOf(kind: Kind, target: Target): readonly string[] {
  const path = listOf(kind, target);
  return target.files.exists(path) ? target.files.readText(path).split('\n').filter(Boolean) : FIRST[kind];
}

function keep(kind: Kind, target: Target, names: readonly string[]): void {
  const path = listOf(kind, target);
  const owner = target.accounts.user('postgres');
  const options = { mode: 0o600, ...(owner === undefined ? {} : { uid: owner.uid, gid: owner.gid }) };
  target.files.makeDirectories(path.slice(0, path.lastIndexOf('/')), { ...options, mode: 0o700 });
  target.files.write(path, `${names.join('\n')}\n`, options);
}

/** The server's error, or `undefined` for success. */
function add(kind: Kind, target: Target, name: string): string | undefined {
  const names = namesOf(kind, target);
  if (names.includes(name)) return `ERROR:  ${kind} "${name}" already exists`;
  keep(kind, target, [...names, name].toSorted());
  return undefined;
}

function drop(kind: Kind, target: Target, name: string): string | undefined {
  const names = namesOf(kind, target);
  if (!names.includes(name)) return `ERROR:  ${kind} "${name}" does not exist`;
  keep(
    kind,
    target,
    names.filter((each) => each !== name),
  );
  return undefined;
}

/** The error of connecting to the server, which authenticates the caller by account (`peer`). */
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
  return namesOf('role', target).includes(role) ? undefined : `${begin}FATAL:  role "${role}" does not exist`;
}

const NAME = '"?([\\w-]+)"?';
const CHANGE = new RegExp(`^(create|drop)\\s+(database|role|user)\\s+(if\\s+exists\\s+)?${NAME}`, 'i');
const LOOKUP = /^select\s+(\S+)\s+from\s+(pg_database|pg_roles|pg_user|pg_authid)(?:\s+where\s+\w+\s*=\s*'([^']*)')?$/i;
const CONSTANT = /^select\s+(\d+)$/i;

interface Answer {
  /** The command tag of a statement without rows. */
  readonly done?: string;
  readonly head?: string;
  readonly rows?: readonly string[];
  readonly error?: string;
}

function answer(target: Target, statement: string): Answer {
  const change = CHANGE.exec(statement);
  if (change !== null) {
    const [, verb = '', noun = '', whenThere, name = ''] = change;
    const kind = noun.toLowerCase() === 'database' ? 'database' : 'role';
    const makes = verb.toLowerCase() === 'create';
    const error = makes ? add(kind, target, name) : drop(kind, target, name);
    if (error !== undefined && whenThere === undefined) return { error };
    return { done: `${verb.toUpperCase()} ${kind.toUpperCase()}` };
  }
  const lookup = LOOKUP.exec(statement);
  if (lookup !== null) {
    const [, column = '', table = '', name] = lookup;
    const found = namesOf(table.toLowerCase() === 'pg_database' ? 'database' : 'role', target).filter(
      (each) => name === undefined || each === name,
    );
    const isConstant = /^\d+$/.test(column);
    return { head: isConstant ? '?column?' : column, rows: isConstant ? found.map(() => column) : found };
  }
  const constant = CONSTANT.exec(statement)?.[1];
  if (constant !== undefined) return { head: '?column?', rows: [constant] };
  const [first = ''] = statement.split(/\s/);
  return first === '' ? {} : { done: first.toUpperCase() };
}

/** Rows as `psql` prints them: a table, its rows alone (`-t`), without padding (`-A`). */
function printed({ done, head = '', rows }: Answer, options: ReadonlyMap<string, string>): string {
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
  const rows = namesOf('database', target).map((name) => ` ${name.padEnd(9)} | postgres | UTF8     |\n`);
  return options.has('tuples-only')
    ? `${rows.join('')}\n`
    : `   Name    |  Owner   | Encoding |\n-----------+----------+----------+\n${rows.join('')}(${rows.length} rows)\n\n`;
}

export function psql(target: Target, args: readonly string[], context: CommandContext): ToolResult {
  const { options, operands } = parseOptions(args, OPTIONS);
  const refused = refusal('psql', target, context, options);
  if (refused !== undefined) return refuse(2, refused);
  if (options.has('list')) return succeed(listed(target, options));
  const database = options.get('dbname') ?? operands[0];
  if (database !== undefined && !namesOf('database', target).includes(database))
    return refuse(
      2,
      `psql: error: connection to server on socket "${SOCKET}" failed: FATAL:  database "${database}" does not exist`,
    );
  let stdout = '';
  for (const statement of (options.get('command') ?? context.stdin).split(';')) {
    const told = answer(target, statement.trim());
    if (told.error !== undefined) return { exitCode: 1, stdout, stderr: `${told.error}\n` };
    stdout += printed(told, options);
  }
  return succeed(stdout);
}

type Program = typeof psql;

/** `createdb`, `dropdb`, `createuser`, `dropuser`. The default name is the caller's. */
function changer(program: string, change: typeof add, kind: Kind, failure: string): Program {
  return (target, args, context) => {
    const { options, operands } = parseOptions(args, OPTIONS);
    const refused = refusal(program, target, context, options);
    if (refused !== undefined) return refuse(1, refused);
    const error = change(kind, target, operands[0] ?? context.session.user);
    return error === undefined ? succeed() : refuse(1, `${program}: error: ${failure} failed: ${error}`);
  };
}

export const createdb = changer('createdb', add, 'database', 'database creation');
export const dropdb = changer('dropdb', drop, 'database', 'database removal');
/** Options for the privileges of the role (`-s`, `-d`, `-r`) have no effect. */
export const createuser = changer('createuser', add, 'role', 'creation of new role');
export const dropuser = changer('dropuser', drop, 'role', 'removal of role');

/** The dump has no tables, since the simulated server stores none. */
export const pgDump: Program = (target, args, context) => {
  const { options, operands } = parseOptions(args, OPTIONS);
  const refused = refusal('pg_dump', target, context, options);
  if (refused !== undefined) return refuse(1, refused);
  const database = options.get('dbname') ?? operands[0] ?? context.session.user;
  if (!namesOf('database', target).includes(database))
    return refuse(
      1,
      `pg_dump: error: connection to server on socket "${SOCKET}" failed: FATAL:  database "${database}" does not exist`,
    );
  return succeed('--\n-- PostgreSQL database dump\n--\n');
};
