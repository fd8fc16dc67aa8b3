/**
 * Data of a PostgreSQL cluster, as lines of JSON in its data directory: roles with their attributes, and databases with
 * their owners and privileges.
 */
import type { Target } from '../../../engine/machine/target.ts';

export type Kind = 'database' | 'role';

type Field = string | number | boolean;

/**
 * A role or a database, by the columns of `pg_roles` or `pg_database`. In a database, `granted` lists privileges as
 * `ROLE PRIVILEGE`, separated by commas.
 */
export type Row = Readonly<Record<string, Field>>;

const NAME_COLUMN: Readonly<Record<Kind, string>> = { database: 'datname', role: 'rolname' };

const NEW_ROLE: Row = {
  rolsuper: false,
  rolinherit: true,
  rolcreaterole: false,
  rolcreatedb: false,
  rolcanlogin: false,
  rolreplication: false,
  rolconnlimit: -1,
  passwd: '',
};

export function newRole(name: string): Row {
  return { rolname: name, ...NEW_ROLE };
}

export function newDatabase(name: string, owner = 'postgres'): Row {
  return { datname: name, owner, datistemplate: false, datallowconn: true, granted: '' };
}

const FIRST: Readonly<Record<Kind, readonly Row[]>> = {
  database: ['postgres', 'template0', 'template1'].map((name) => ({
    ...newDatabase(name),
    datistemplate: name.startsWith('template'),
  })),
  role: [
    {
      ...newRole('postgres'),
      rolsuper: true,
      rolcreaterole: true,
      rolcreatedb: true,
      rolcanlogin: true,
      rolreplication: true,
    },
  ],
};

function choosePath(kind: Kind, { files, platform }: Target): string {
  const version = files.isDirectory('/var/lib/postgresql/16') ? '16' : '15';
  const data = platform.family === 'debian' ? `/var/lib/postgresql/${version}/main` : '/var/lib/pgsql/data';
  return `${data}/global/${kind === 'database' ? 'pg_database' : 'pg_authid'}`;
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseRow(line: string): readonly Row[] {
  try {
    const value: unknown = JSON.parse(line);
    return isRow(value) ? [value] : [];
  } catch {
    return [];
  }
}

export function readRows(kind: Kind, target: Target): readonly Row[] {
  const path = choosePath(kind, target);
  return target.files.exists(path) ? target.files.readText(path).split('\n').flatMap(parseRow) : FIRST[kind];
}

export function listNames(kind: Kind, target: Target): readonly string[] {
  return readRows(kind, target).map((row) => String(row[NAME_COLUMN[kind]]));
}

export function keep(kind: Kind, target: Target, rows: readonly Row[]): void {
  const path = choosePath(kind, target);
  const owner = target.accounts.user('postgres');
  const options = { mode: 0o600, ...(owner === undefined ? {} : { uid: owner.uid, gid: owner.gid }) };
  target.files.makeDirectories(path.slice(0, path.lastIndexOf('/')), { ...options, mode: 0o700 });
  target.files.write(path, rows.map((row) => `${JSON.stringify(row)}\n`).join(''), options);
}

/** Adds a row. Returns the server's error, or undefined on success. */
export function add(kind: Kind, target: Target, row: Row): string | undefined {
  const column = NAME_COLUMN[kind];
  const rows = readRows(kind, target);
  if (rows.some((each) => each[column] === row[column]))
    return `ERROR:  ${kind} "${String(row[column])}" already exists`;
  const added = [...rows, row];
  keep(
    kind,
    target,
    added.toSorted((one, other) => (String(one[column]) < String(other[column]) ? -1 : 1)),
  );
  return undefined;
}

/** Changes a row. Returns the server's error, or undefined on success. */
export function change(kind: Kind, target: Target, name: string, changes: Row): string | undefined {
  return replace(kind, target, name, (row) => [{ ...row, ...changes }]);
}

/** Removes a row. Returns the server's error, or undefined on success. */
export function drop(kind: Kind, target: Target, name: string): string | undefined {
  return replace(kind, target, name, () => []);
}

function replace(kind: Kind, target: Target, name: string, by: (row: Row) => readonly Row[]): string | undefined {
  const column = NAME_COLUMN[kind];
  const rows = readRows(kind, target);
  if (!rows.some((each) => each[column] === name)) return `ERROR:  ${kind} "${name}" does not exist`;
  keep(
    kind,
    target,
    rows.flatMap((each) => (each[column] === name ? by(each) : [each])),
  );
  return undefined;
}
