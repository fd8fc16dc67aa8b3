/** Accounts and grants of MySQL and MariaDB: lines of JSON in the server's own database. */
import { sha1 } from '@noble/hashes/legacy.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Target } from '../../../engine/machine/target.ts';

const FILE = '/var/lib/mysql/mysql/global_priv.MAD';

/** Privileges of an account on the tables that match a pattern, such as `*.*` or `shop.*`. */
interface Grant {
  readonly privileges: readonly string[];
  readonly mayGrant: boolean;
}

interface Account {
  /** Full name of the account, `USER@HOST`. */
  readonly name: string;
  readonly plugin: string;
  readonly password: string;
  /** Values of the columns of `mysql.user` that contain limits, by column name. */
  readonly limits: Readonly<Record<string, number>>;
  readonly grants: Readonly<Record<string, Grant>>;
}

function newAccount(name: string, password = ''): Account {
  return { name, plugin: 'mysql_native_password', password, limits: {}, grants: {} };
}

const EVERYTHING: Grant = { privileges: ['ALL PRIVILEGES'], mayGrant: true };

const FIRST: readonly Account[] = [
  newAccount('mariadb.sys@localhost'),
  { ...newAccount('root@localhost', 'invalid'), grants: { '*.*': EVERYTHING } },
  { ...newAccount('mysql@localhost', 'invalid'), grants: { '*.*': EVERYTHING } },
];

function isAccount(value: unknown): value is Account {
  return typeof value === 'object' && value !== null && 'name' in value && 'grants' in value && 'limits' in value;
}

function parseAccount(line: string): readonly Account[] {
  try {
    const value: unknown = JSON.parse(line);
    return isAccount(value) ? [value] : [];
  } catch {
    return [];
  }
}

function accounts({ files }: Target): readonly Account[] {
  return files.exists(FILE) ? files.readText(FILE).split('\n').flatMap(parseAccount) : FIRST;
}

function keep({ files, accounts: known }: Target, all: readonly Account[]): void {
  const owner = known.user('mysql');
  files.makeDirectories(FILE.slice(0, FILE.lastIndexOf('/')));
  files.write(FILE, all.map((each) => `${JSON.stringify(each)}\n`).join(''), {
    mode: 0o660,
    ...(owner === undefined ? {} : { uid: owner.uid, gid: owner.gid }),
  });
}

interface AccountResponse {
  readonly rows?: readonly string[];
  readonly head?: string;
  readonly error?: string;
}

const USER = "'([^']*)'@'([^']*)'";
const CREATE = new RegExp(`^create\\s+user\\s+(if\\s+not\\s+exists\\s+)?${USER}(.*)$`, 'is');
const ALTER = new RegExp(`^alter\\s+user\\s+(if\\s+exists\\s+)?${USER}(.*)$`, 'is');
const DROP = new RegExp(`^drop\\s+user\\s+(if\\s+exists\\s+)?${USER}`, 'i');
const PASSWORD = new RegExp(`^set\\s+password\\s+for\\s+${USER}\\s*=\\s*(.*)$`, 'is');
const GRANT = new RegExp(`^(grant|revoke)\\s+(.+?)\\s+on\\s+(\\S+)\\s+(?:to|from)\\s+${USER}(.*)$`, 'is');
const GRANTS = new RegExp(`^show\\s+grants\\s+for\\s+${USER}`, 'i');
const NAMES = /^select\s+concat\(user,\s*'@',\s*host\)(?:\s+as\s+(\w+))?\s+from\s+mysql\.user\b/i;
const ROW = /^select\s+(.*)\s+from\s+mysql\.user\s+where\s+concat\(user,\s*'@',\s*host\)\s*=\s*'([^']*)'$/is;

function hashPassword(password: string): string {
  return password === '' ? '' : `*${bytesToHex(sha1(sha1(utf8ToBytes(password)))).toUpperCase()}`;
}

function authentication(text: string): Partial<Account> {
  const plugin = /\bidentified\s+(?:with|via)\s+['`]?(\w+)['`]?/i.exec(text)?.[1];
  const hash = /\b(?:as|using|by\s+password)\s+'([^']*)'/i.exec(text)?.[1] ?? /^'([^']*)'$/.exec(text.trim())?.[1];
  const plain = /\bidentified\s+by\s+'([^']*)'/i.exec(text)?.[1] ?? /^password\('([^']*)'\)$/i.exec(text.trim())?.[1];
  const password = plain === undefined ? hash : hashPassword(plain);
  return { ...(plugin === undefined ? {} : { plugin }), ...(password === undefined ? {} : { password }) };
}

const LIMITS: Readonly<Record<string, string>> = {
  MAX_USER_CONNECTIONS: 'MAX_USER_CONNECTIONS',
  MAX_CONNECTIONS_PER_HOUR: 'MAX_CONNECTIONS',
  MAX_QUERIES_PER_HOUR: 'MAX_QUESTIONS',
  MAX_UPDATES_PER_HOUR: 'MAX_UPDATES',
};

function limitsIn(text: string): Readonly<Record<string, number>> {
  const found = [...text.matchAll(/\b(MAX_[A-Z_]+)\s+(\d+)/gi)];
  return Object.fromEntries(
    found.flatMap(([, word = '', count]) => {
      const column = LIMITS[word.toUpperCase()];
      return column === undefined ? [] : [[column, Number(count)]];
    }),
  );
}

function changed(target: Target, name: string, change: (account: Account) => Account): void {
  keep(
    target,
    accounts(target).map((each) => (each.name === name ? change(each) : each)),
  );
}

function withPrivileges(before: Grant | undefined, privileges: readonly string[], text: string): Grant {
  const isAll =
    privileges.some((each) => /^ALL\b/.test(each)) || before?.privileges.includes('ALL PRIVILEGES') === true;
  const added = privileges.filter((each) => each !== 'USAGE');
  return {
    privileges: isAll ? ['ALL PRIVILEGES'] : [...new Set([...(before?.privileges ?? []), ...added])],
    mayGrant: before?.mayGrant === true || /with\s+grant\s+option/i.test(text),
  };
}

function withoutPrivileges(before: Grant, privileges: readonly string[]): Grant {
  const isAll = privileges.some((each) => /^ALL\b/.test(each));
  return {
    privileges: isAll ? [] : before.privileges.filter((each) => !privileges.includes(each)),
    mayGrant: before.mayGrant && !privileges.includes('GRANT OPTION'),
  };
}

function grant(target: Target, [, verb = '', words = '', on = '', user = '', host = '', rest = '']: RegExpExecArray) {
  const name = `${user}@${host}`;
  const table = on.replaceAll('`', '');
  const privileges = words.toUpperCase().split(/\s*,\s*/);
  const isGrant = verb.toUpperCase() === 'GRANT';
  const known = accounts(target).find((each) => each.name === name);
  const before = known?.grants[table] ?? (table === '*.*' ? { privileges: [], mayGrant: false } : undefined);
  if (known === undefined || (!isGrant && before === undefined))
    return { error: `1141 (42000)|There is no such grant defined for user '${user}' on host '${host}'` };
  const after = isGrant
    ? withPrivileges(before, privileges, rest)
    : withoutPrivileges(before ?? EVERYTHING, privileges);
  const isEmpty = after.privileges.length === 0 && !after.mayGrant;
  changed(target, name, (account) => {
    const { [table]: _before, ...others } = account.grants;
    const grants = isEmpty ? others : { ...others, [table]: after };
    return { ...account, limits: { ...account.limits, ...limitsIn(rest) }, grants };
  });
  return {};
}

function shownGrants({ name, password, grants }: Account): readonly string[] {
  const at = name.lastIndexOf('@');
  const user = `\`${name.slice(0, at)}\`@\`${name.slice(at + 1)}\``;
  const identified = password === '' ? '' : ` IDENTIFIED BY PASSWORD '${password}'`;
  const line = (table: string, { privileges, mayGrant }: Grant): string => {
    const on = table === '*.*' ? '*.*' : table.replace(/^([^.]+)\./, '`$1`.');
    const words = privileges.length === 0 ? 'USAGE' : privileges.join(', ');
    return `GRANT ${words} ON ${on} TO ${user}${table === '*.*' ? identified : ''}${mayGrant ? ' WITH GRANT OPTION' : ''}`;
  };
  const { '*.*': everywhere = { privileges: [], mayGrant: false }, ...others } = grants;
  return [line('*.*', everywhere), ...Object.entries(others).map(([table, each]) => line(table, each))];
}

function columns({ plugin, password, limits }: Account, words: string): string {
  const names = words.replaceAll(/\/\*!\d+|\*\//g, '').split(',');
  const found: Readonly<Record<string, string>> = {
    PASSWORD: password,
    AUTHENTICATION_STRING: password,
    PLUGIN: plugin,
    SSL_TYPE: '',
    SSL_CIPHER: '',
    X509_ISSUER: '',
    X509_SUBJECT: '',
  };
  return names
    .map((name) => found[name.trim().toUpperCase()] ?? String(limits[name.trim().toUpperCase()] ?? 0))
    .join('\t');
}

function changeAccount(target: Target, statement: string): AccountResponse | undefined {
  const [, unless, user, host, how = ''] = CREATE.exec(statement) ?? [];
  if (user !== undefined) {
    const name = `${user}@${host ?? ''}`;
    if (!accounts(target).some((each) => each.name === name))
      keep(target, [...accounts(target), { ...newAccount(name), ...authentication(how) }]);
    else if (unless === undefined)
      return { error: `1396 (HY000)|Operation CREATE USER failed for '${user}'@'${host ?? ''}'` };
    return {};
  }
  const [, whenThere, gone, from] = DROP.exec(statement) ?? [];
  if (gone !== undefined) {
    const left = accounts(target).filter((each) => each.name !== `${gone}@${from ?? ''}`);
    if (left.length === accounts(target).length && whenThere === undefined)
      return { error: `1396 (HY000)|Operation DROP USER failed for '${gone}'@'${from ?? ''}'` };
    keep(target, left);
    return {};
  }
  const [, , altered, at, change = ''] = ALTER.exec(statement) ?? [];
  if (altered !== undefined) {
    changed(target, `${altered}@${at ?? ''}`, (account) => ({
      ...account,
      ...authentication(change),
      limits: { ...account.limits, ...limitsIn(change) },
    }));
    return {};
  }
  const [, owner, home, value = ''] = PASSWORD.exec(statement) ?? [];
  if (owner === undefined) return undefined;
  changed(target, `${owner}@${home ?? ''}`, (account) => ({ ...account, ...authentication(value) }));
  return {};
}

/** Runs a statement about accounts. Returns `undefined` for any other statement. */
export function answerAboutAccounts(target: Target, statement: string): AccountResponse | undefined {
  const granted = GRANT.exec(statement);
  if (granted !== null) return grant(target, granted);
  const [, shown, host = ''] = GRANTS.exec(statement) ?? [];
  if (shown !== undefined) {
    const account = accounts(target).find((each) => each.name === `${shown}@${host}`);
    return account === undefined
      ? { error: `1141 (42000)|There is no such grant defined for user '${shown}' on host '${host}'` }
      : { head: `Grants for ${shown}@${host}`, rows: shownGrants(account) };
  }
  const [, words, wanted] = ROW.exec(statement) ?? [];
  if (words !== undefined && !NAMES.test(statement)) {
    const account = accounts(target).find((each) => each.name === wanted);
    return { head: words, rows: account === undefined ? [] : [columns(account, words)] };
  }
  const names = NAMES.exec(statement);
  if (names !== null)
    return { head: names[1] ?? "concat(user,'@',host)", rows: accounts(target).map(({ name }) => name) };
  return changeAccount(target, statement);
}
