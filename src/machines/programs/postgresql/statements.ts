/** Statements about roles and databases that the simulated PostgreSQL server supports. */
import type { Target } from '../../../engine/machine/target.ts';
import { add, change, drop, newDatabase, newRole, readRows, type Kind, type Row } from './store.ts';

export interface StatementResult {
  /** The command tag of a statement without rows. */
  readonly done?: string;
  readonly head?: string;
  readonly rows?: readonly string[];
  readonly error?: string;
}

const NAME = '"?([\\w.@$-]+)"?';
const CREATE = new RegExp(`^create\\s+(database|role|user)\\s+${NAME}(.*)$`, 'is');
const DROP = new RegExp(`^drop\\s+(database|role|user)\\s+(if\\s+exists\\s+)?${NAME}`, 'i');
const ALTER = new RegExp(`^alter\\s+(database|role|user)\\s+${NAME}(.*)$`, 'is');
const GRANT = new RegExp(`^(grant|revoke)\\s+(.+?)\\s+on\\s+database\\s+${NAME}\\s+(?:to|from)\\s+${NAME}`, 'is');
const TEMPLATE = /^update\s+pg_database\s+set\s+datistemplate\s*=\s*(true|false)\s+where\s+datname\s*=\s*'([^']*)'/i;
const COUNT = /^select\s+count\(\*\)\s+from\s+\((.*)\)\s+(?:as\s+)?\w+$/is;
const SELECT = /^select\s+(\S+)\s+from\s+(?:pg_catalog\.)?(\w+)(?:\s+\w+)??(\s+join\s+.*?)?(?:\s+where\s+(.*))?$/is;
const PRIVILEGE =
  /^select\s+(\S+)\s+where\s+has_database_privilege\(\s*'([^']*)'\s*,\s*'([^']*)'\s*,\s*'([^']*)'\s*\)(?:\s*=\s*(true|false))?$/i;
const CONSTANT = /^select\s+(\d+)$/i;

const ALL = ['CREATE', 'CONNECT', 'TEMPORARY'];

/** Column of `pg_roles` for each keyword of `CREATE ROLE` and `ALTER ROLE`. `NO` before a keyword sets it to false. */
const ATTRIBUTES: Readonly<Record<string, string>> = {
  SUPERUSER: 'rolsuper',
  INHERIT: 'rolinherit',
  CREATEROLE: 'rolcreaterole',
  CREATEDB: 'rolcreatedb',
  LOGIN: 'rolcanlogin',
  REPLICATION: 'rolreplication',
};

function roleChanges(options: string): Row {
  const changes: Record<string, string | number | boolean> = {};
  const password = /\bpassword\s+'([^']*)'/i.exec(options)?.[1];
  if (password !== undefined) changes['passwd'] = password;
  const limit = /\bconnection\s+limit\s+(-?\d+)/i.exec(options)?.[1];
  if (limit !== undefined) changes['rolconnlimit'] = Number(limit);
  const until = /\bvalid\s+until\s+'([^']*)'/i.exec(options)?.[1];
  if (until !== undefined) changes['rolvaliduntil'] = until;
  for (const word of options
    .replaceAll(/'[^']*'/g, '')
    .toUpperCase()
    .split(/\s+/)) {
    const [on, off] = [ATTRIBUTES[word], ATTRIBUTES[word.replace(/^NO/, '')]];
    if (on !== undefined) changes[on] = true;
    else if (off !== undefined) changes[off] = false;
  }
  return changes;
}

function ownerIn(options: string): string | undefined {
  return new RegExp(`\\bowner\\s*(?:to|=)?\\s*${NAME}`, 'i').exec(options)?.[1];
}

function chooseKind(noun = ''): Kind {
  return noun.toLowerCase() === 'database' ? 'database' : 'role';
}

function toResult(verb: string, kind: Kind, error: string | undefined): StatementResult {
  return error === undefined ? { done: `${verb} ${kind.toUpperCase()}` } : { error };
}

function create(target: Target, [, noun, name = '', options = '']: RegExpExecArray): StatementResult {
  const kind = chooseKind(noun);
  const row =
    kind === 'database'
      ? newDatabase(name, ownerIn(options))
      : { ...newRole(name), ...(noun?.toLowerCase() === 'user' ? { rolcanlogin: true } : {}), ...roleChanges(options) };
  return toResult('CREATE', kind, add(kind, target, row));
}

function alter(target: Target, [, noun, name = '', options = '']: RegExpExecArray): StatementResult {
  const kind = chooseKind(noun);
  const owner = ownerIn(options);
  const changes = kind === 'role' ? roleChanges(options) : owner === undefined ? {} : { owner };
  return toResult('ALTER', kind, change(kind, target, name, changes));
}

function privilegesIn(text: string): readonly string[] {
  const words = text.toUpperCase().split(/\s*,\s*/);
  return words.flatMap((word) => (/^ALL\b/.test(word) ? ALL : word === 'TEMP' ? ['TEMPORARY'] : [word]));
}

function grant(target: Target, [, verb = '', privileges = '', name = '', role = '']: RegExpExecArray): StatementResult {
  const row = readRows('database', target).find((each) => each['datname'] === name);
  if (row === undefined) return { error: `ERROR:  database "${name}" does not exist` };
  const before = String(row['granted']).split(',').filter(Boolean);
  const meant = privilegesIn(privileges).map((privilege) => `${role} ${privilege}`);
  const others = before.filter((each) => !meant.includes(each));
  const after = verb.toUpperCase() === 'GRANT' ? [...others, ...meant] : others;
  change('database', target, name, { granted: after.join(',') });
  return { done: verb.toUpperCase() };
}

/** Checks a role's privilege on a database. Superusers, owners and grantees have it. */
function isAllowed(target: Target, role: string, name: string, privilege: string): boolean {
  const isSuper = readRows('role', target).some((each) => each['rolname'] === role && each['rolsuper'] === true);
  const row = readRows('database', target).find((each) => each['datname'] === name);
  const words = String(row?.['granted'] ?? '').split(',');
  return isSuper || row?.['owner'] === role || words.includes(`${role} ${privilege.toUpperCase()}`);
}

const TABLES: Readonly<Record<string, Kind>> = {
  pg_database: 'database',
  pg_roles: 'role',
  pg_user: 'role',
  pg_shadow: 'role',
  pg_authid: 'role',
};

/**
 * Returns the rows of a catalog table, by column name. In `pg_shadow` and `pg_user`, the column of a role's name is
 * `usename`. With `isJoined`, a row of a database also has the name of its owner as `rolname`.
 */
function catalog(target: Target, table: string, isJoined: boolean): readonly Row[] | undefined {
  const kind = TABLES[table.toLowerCase()];
  if (kind === undefined) return undefined;
  return readRows(kind, target).map((row) => ({
    ...row,
    ...(kind === 'role' ? { usename: row['rolname'] ?? '' } : isJoined ? { rolname: row['owner'] ?? '' } : {}),
  }));
}

function holds(row: Row, condition: string): boolean {
  const [, column = '', quoted, bare = ''] = /^\s*(?:\w+\.)?(\w+)\s*=\s*(?:'([^']*)'|(\S+))\s*$/.exec(condition) ?? [];
  return String(row[column.toLowerCase()]) === (quoted ?? bare.toLowerCase());
}

function select(
  target: Target,
  [, column = '', table = '', joined, where]: RegExpExecArray,
): StatementResult | undefined {
  const rows = catalog(target, table, joined !== undefined);
  if (rows === undefined) return undefined;
  const conditions = where?.split(/\s+and\s+/i) ?? [];
  const found = rows.filter((row) => conditions.every((condition) => holds(row, condition)));
  const isConstant = /^\d+$/.test(column);
  return {
    head: isConstant ? '?column?' : column,
    rows: found.map((row) => (isConstant ? column : String(row[column.toLowerCase()] ?? ''))),
  };
}

function query(target: Target, statement: string): StatementResult | undefined {
  const counted = COUNT.exec(statement)?.[1];
  if (counted !== undefined) {
    const { rows = [], error } = query(target, counted.trim()) ?? {};
    return error === undefined ? { head: 'count', rows: [String(rows.length)] } : { error };
  }
  const [, shown = '', role = '', name = '', privilege = '', wanted = 'true'] = PRIVILEGE.exec(statement) ?? [];
  if (shown !== '') {
    const isFound = isAllowed(target, role, name, privilege) === (wanted.toLowerCase() === 'true');
    return { head: '?column?', rows: isFound ? [shown] : [] };
  }
  const constant = CONSTANT.exec(statement)?.[1];
  if (constant !== undefined) return { head: '?column?', rows: [constant] };
  const selected = SELECT.exec(statement);
  return selected === null ? undefined : select(target, selected);
}

/**
 * Returns the server's answer to a statement. Roles, databases and their privileges are stored. All other statements
 * succeed without any effect.
 */
export function answer(target: Target, statement: string): StatementResult {
  const created = CREATE.exec(statement);
  if (created !== null) return create(target, created);
  const [, noun, whenThere, dropped] = DROP.exec(statement) ?? [];
  if (dropped !== undefined) {
    const error = drop(chooseKind(noun), target, dropped);
    return toResult('DROP', chooseKind(noun), whenThere === undefined ? error : undefined);
  }
  const altered = ALTER.exec(statement);
  if (altered !== null) return alter(target, altered);
  const granted = GRANT.exec(statement);
  if (granted !== null) return grant(target, granted);
  const [, flag, template] = TEMPLATE.exec(statement) ?? [];
  if (template !== undefined) {
    change('database', target, template, { datistemplate: flag?.toLowerCase() === 'true' });
    return { done: 'UPDATE 1' };
  }
  const found = query(target, statement);
  if (found !== undefined) return found;
  const [first = ''] = statement.split(/\s/);
  return first === '' ? {} : { done: first.toUpperCase() };
}
