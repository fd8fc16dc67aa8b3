/** MySQL's and MariaDB's clients. A database is a directory in the server's data directory, as on a real disk. */
import { BoundedRegExp } from '../../../engine/values/regexp/bounded/bounded-regexp.ts';
import { parseOptions, refuse, succeed, type OptionSpec, type ToolResult } from '../../../engine/machine/options.ts';
import type { Target } from '../../../engine/machine/target.ts';
import type { CommandContext } from '../../../engine/machine/shell/command.ts';
import { answerAboutAccounts } from './accounts.ts';

const UNITS = ['mariadb', 'mysql', 'mysqld'];
const DATA = '/var/lib/mysql';
const SYSTEM = ['information_schema', 'mysql', 'performance_schema', 'sys'];

const OPTIONS: readonly OptionSpec[] = [
  { name: 'execute', short: 'e', takesValue: true },
  { name: 'user', short: 'u', takesValue: true },
  { name: 'host', short: 'h', takesValue: true },
  { name: 'port', short: 'P', takesValue: true },
  { name: 'socket', short: 'S', takesValue: true },
  { name: 'database', short: 'D', takesValue: true },
  { name: 'defaults-file', takesValue: true },
  { name: 'defaults-extra-file', takesValue: true },
  { name: 'skip-column-names', short: 'N' },
  { name: 'silent', short: 's' },
  { name: 'batch', short: 'B' },
  { name: 'force', short: 'f' },
];

function databases({ files }: Target): readonly string[] {
  const own = files.isDirectory(DATA) ? files.list(DATA).filter((name) => files.isDirectory(`${DATA}/${name}`)) : [];
  return [...new Set([...SYSTEM, ...own])].toSorted();
}

const DEFAULTS = { characters: 'utf8mb4', collation: 'utf8mb4_general_ci' } as const;

/** Creates a database. As on a real machine, its file `db.opt` has the character set and the collation. */
function create({ files, accounts }: Target, name: string, options: string): void {
  const owner = accounts.user('mysql');
  const owned = owner === undefined ? {} : { uid: owner.uid, gid: owner.gid };
  files.makeDirectories(`${DATA}/${name}`, { mode: 0o700, ...owned });
  const characters = /\b(?:character\s+set|charset)\s*=?\s*[`'"]?(\w+)/i.exec(options)?.[1] ?? DEFAULTS.characters;
  const collation = /\bcollate\s*=?\s*[`'"]?(\w+)/i.exec(options)?.[1] ?? `${characters}_general_ci`;
  const text = `default-character-set=${characters}\ndefault-collation=${collation}\n`;
  files.write(`${DATA}/${name}/db.opt`, text, { mode: 0o660, ...owned });
}

/** Returns the answer to `show variables like '%_database'`. */
function databaseVariables({ files }: Target, name: string | undefined): readonly string[] {
  const path = `${DATA}/${name ?? ''}/db.opt`;
  const text = name !== undefined && files.exists(path) ? files.readText(path) : '';
  const setting = (key: string, usual: string): string => new RegExp(`^${key}=(\\w+)`, 'm').exec(text)?.[1] ?? usual;
  return [
    `character_set_database\t${setting('default-character-set', DEFAULTS.characters)}`,
    `collation_database\t${setting('default-collation', DEFAULTS.collation)}`,
  ];
}

interface ServerResponse {
  /** Column names and rows; absent for a statement without a result. */
  readonly head?: string;
  readonly rows?: readonly string[];
  readonly error?: string;
}

const NAME = '[`"]?([\\w$-]+)[`"]?';
const CREATE = new RegExp(`^create\\s+(?:database|schema)\\s+(if\\s+not\\s+exists\\s+)?${NAME}(.*)$`, 'is');
const DROP = new RegExp(`^drop\\s+(?:database|schema)\\s+(if\\s+exists\\s+)?${NAME}`, 'i');
const USE = new RegExp(`^use\\s+${NAME}`, 'i');
const SHOW = /^show\s+(?:databases|schemas)(?:\s+like\s+(['"])(.*)\1)?$/i;
const SCHEMATA =
  /^select\s+(\S+)\s+from\s+information_schema\.schemata(?:\s+where\s+schema_name\s*=\s*(['"])(.*)\2)?$/i;
const VARIABLES = /^show\s+variables\s+like\s+'%_database'$/i;
const CONSTANT = /^select\s+(\d+)$/i;

/**
 * Returns the server's answer to a statement. Databases and accounts are stored. Statements about tables succeed
 * without any effect.
 */
function answer(target: Target, statement: string, database?: string): ServerResponse {
  if (VARIABLES.test(statement)) return { head: 'Variable_name\tValue', rows: databaseVariables(target, database) };
  const aboutAccounts = answerAboutAccounts(target, statement);
  if (aboutAccounts !== undefined) return aboutAccounts;
  const [, unless, created, options = ''] = CREATE.exec(statement) ?? [];
  if (created !== undefined) {
    if (!databases(target).includes(created)) create(target, created, options);
    else if (unless === undefined) return { error: `1007 (HY000)|Can't create database '${created}'; database exists` };
    return {};
  }
  const [, whenThere, dropped] = DROP.exec(statement) ?? [];
  if (dropped !== undefined) {
    if (target.files.isDirectory(`${DATA}/${dropped}`)) target.files.removeTree(`${DATA}/${dropped}`);
    else if (whenThere === undefined)
      return { error: `1008 (HY000)|Can't drop database '${dropped}'; database doesn't exist` };
    return {};
  }
  const used = USE.exec(statement)?.[1];
  if (used !== undefined && !databases(target).includes(used))
    return { error: `1049 (42000)|Unknown database '${used}'` };
  const shown = SHOW.exec(statement);
  if (shown !== null) {
    const [, , like] = shown;
    const pattern = like === undefined ? undefined : toPattern(like);
    return {
      head: like === undefined ? 'Database' : `Database (${like})`,
      rows: databases(target).filter((name) => pattern?.test(name) !== false),
    };
  }
  const schemata = SCHEMATA.exec(statement);
  if (schemata !== null) {
    const rows = databases(target).filter((name) => schemata[3] === undefined || name === schemata[3]);
    const head = schemata[1] ?? '';
    return { head, rows: /^\d+$/.test(head) ? rows.map(() => head) : rows };
  }
  const constant = CONSTANT.exec(statement)?.[1];
  return constant === undefined ? {} : { head: constant, rows: [constant] };
}

/** Converts a pattern of `LIKE`: `%` matches any text, `_` one character. */
function toPattern(like: string): RegExp {
  const parts = like
    .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('%', '.*')
    .replaceAll('_', '.');
  return new BoundedRegExp(new RegExp(`^${parts}$`, 'iu'));
}

function reaches({ services }: Target): boolean {
  return UNITS.some((unit) => services.isRunning(unit));
}

/** Leaves out the password (`-pSECRET`), so that its letters are not parsed as options. */
function withoutPassword(args: readonly string[]): readonly string[] {
  return args.filter((word) => !/^-p|^--password/.test(word));
}

function mysql(target: Target, args: readonly string[], { stdin }: CommandContext): ToolResult {
  const { options, operands } = parseOptions(withoutPassword(args), OPTIONS);
  if (!reaches(target))
    return refuse(1, "ERROR 2002 (HY000): Can't connect to local server through socket '/run/mysqld/mysqld.sock' (2)");
  const database = options.get('database') ?? operands[0];
  if (database !== undefined && !databases(target).includes(database))
    return refuse(1, `ERROR 1049 (42000): Unknown database '${database}'`);
  let stdout = '';
  const hidesHead = options.has('skip-column-names') || options.has('silent');
  for (const statement of (options.get('execute') ?? stdin).split(';')) {
    const { head, rows = [], error } = answer(target, statement.trim(), database);
    if (error !== undefined) {
      const [code = '', message = ''] = error.split('|');
      return { exitCode: 1, stdout, stderr: `ERROR ${code} at line 1: ${message}\n` };
    }
    const shown = head === undefined || rows.length === 0 || hidesHead ? rows : [head, ...rows];
    stdout += shown.map((row) => `${row}\n`).join('');
  }
  return succeed(stdout);
}

function mysqladmin(target: Target, args: readonly string[]): ToolResult {
  const { operands } = parseOptions(withoutPassword(args), OPTIONS);
  const [verb, name = ''] = operands;
  if (!reaches(target))
    return refuse(
      1,
      "mysqladmin: connect to server at 'localhost' failed\nerror: 'Can't connect to local server through socket '/run/mysqld/mysqld.sock' (2)'",
    );
  if (verb === 'ping') return succeed('mysqld is alive\n');
  if (verb !== 'create' && verb !== 'drop') return succeed();
  const { error } = answer(target, `${verb} database ${name}`);
  if (error !== undefined)
    return refuse(1, `mysqladmin: ${verb.toUpperCase()} DATABASE failed; error: '${error.split('|')[1] ?? ''}'`);
  return succeed(verb === 'drop' ? `Database "${name}" dropped\n` : '');
}

/** `mysqldump`: prints a dump without tables, because the simulated server stores no tables. */
function mysqldump(target: Target, args: readonly string[]): ToolResult {
  const [database = ''] = parseOptions(withoutPassword(args), OPTIONS).operands;
  if (!reaches(target))
    return refuse(
      2,
      `mysqldump: Got error: 2002: "Can't connect to local server through socket '/run/mysqld/mysqld.sock' (2)" when trying to connect`,
    );
  if (database !== '' && !databases(target).includes(database))
    return refuse(2, `mysqldump: Got error: 1049: "Unknown database '${database}'" when selecting the database`);
  return succeed(`-- Host: localhost    Database: ${database}\n-- Dump completed\n`);
}

export const programs = { mysql, mariadb: mysql, mysqladmin, mysqldump } as const;
