/** Programs of packages: their files call `package-program` with the program's name. */
import { refuse, succeed, type ToolResult } from '../../options.ts';
import { joinPath, normalizePath } from '../../files/paths.ts';
import type { Target } from '../../target.ts';
import type { CommandContext, SimulatedCommand } from '../command.ts';
import { getfacl, setfacl } from '../system/acl.ts';
import { APACHE_SWITCHES } from './apache-switches.ts';
import { BIND_PROGRAMS } from './bind-programs.ts';
import { updateCaCertificates } from '../system/certificate-store.ts';
import { CONFIGURATION_TESTS, type PackageProgram } from './configuration-tests.ts';
import { LIGHTTPD_SWITCHES } from './lighttpd-switches.ts';
import { LVM_PROGRAMS } from '../system/lvm.ts';
import { mysql, mysqladmin, mysqldump } from './mysql-programs.ts';
import { curl, wget } from './web-clients.ts';
import { debconfSelections } from '../system/debconf.ts';
import { git } from './git.ts';
import { gpg } from './gpg.ts';
import { logrotate } from './logrotate.ts';
import { openssl } from './openssl.ts';
import { PHP_PROGRAMS } from './php-programs.ts';
import { htpasswd, mosquittoPasswd } from './password-files.ts';
import { pip } from './pip.ts';
import { POSTFIX_PROGRAMS } from './postfix-programs.ts';
import { pgConftool, pgCtlcluster, pgLsclusters } from './postgresql-clusters.ts';
import { createdb, createuser, dropdb, dropuser, pgDump, psql } from './postgresql-programs.ts';
import { unzip, zip } from './zip.ts';
import { sshKeygen } from './ssh-keygen.ts';

/** A client that fails while none of its servers runs. */
function clientOf(units: readonly string[], refusal: string, exitCode: number): PackageProgram {
  return ({ services }) => (units.some((unit) => services.isRunning(unit)) ? succeed() : refuse(exitCode, refusal));
}

/** Creates a Subversion 1.14 repository: the directories and files that its tools look for. */
function createRepository({ files }: Target, path: string): ReturnType<PackageProgram> {
  if (files.exists(path) && (!files.isDirectory(path) || files.list(path).length > 0))
    return refuse(
      1,
      `svnadmin: E200011: Repository creation failed\nsvnadmin: E200011: '${path}' exists and is non-empty`,
    );
  for (const name of ['conf', 'db/revs/0', 'db/transactions', 'hooks', 'locks'])
    files.makeDirectories(joinPath(path, name));
  const contents = {
    'README.txt': "This is a Subversion repository; use the 'svnadmin' and 'svnlook' \ntools to examine it.\n",
    format: '5\n',
    'conf/svnserve.conf': '[general]\n# anon-access = read\n# auth-access = write\n',
    'conf/passwd': '[users]\n',
    'conf/authz': '[groups]\n',
    'db/current': '0\n',
    'db/format': '8\nlayout sharded 1000\naddressing logical\n',
    'db/fs-type': 'fsfs\n',
    'locks/db.lock': '',
  };
  for (const [name, content] of Object.entries(contents)) files.write(joinPath(path, name), content);
  return succeed();
}

const svnadmin = (target: Target, args: readonly string[], { cwd }: CommandContext): ReturnType<PackageProgram> => {
  const [verb, path] = args.filter((word, index) => !word.startsWith('-') && args[index - 1] !== '--fs-type');
  if (verb === undefined) return refuse(1, "Type 'svnadmin help' for usage.");
  if (path === undefined) return refuse(1, 'svnadmin: E205000: Repository argument required');
  const repository = normalizePath(path, cwd);
  if (verb === 'create') return createRepository(target, repository);
  if (!target.files.exists(joinPath(repository, 'format')))
    return refuse(1, `svnadmin: E000002: Unable to open repository 'file://${repository}'`);
  return succeed(verb === 'verify' ? '* Verifying metadata at revision 0 ...\n* Verified revision 0.\n' : '');
};

/** RHEL's `postgresql-setup --initdb`: the package there does not create a cluster. */
const postgresqlSetup: PackageProgram = ({ files, accounts }, args) => {
  if (!args.includes('--initdb') && !args.includes('initdb')) return refuse(1, 'ERROR: No action specified: --initdb');
  const data = '/var/lib/pgsql/data';
  if (files.isDirectory(data) && files.list(data).length > 0)
    return refuse(1, `ERROR: Data directory ${data} is not empty!\nERROR: Initializing database failed`);
  const uid = accounts.user('postgres')?.uid;
  const gid = accounts.group('postgres')?.gid;
  for (const [name, content] of Object.entries(CLUSTER_FILES)) {
    files.write(joinPath(data, name), content, { mode: 0o600 });
    files.chown(joinPath(data, name), uid, gid);
  }
  return succeed(
    ` * Initializing database in '${data}'\n * Initialized, logs are in /var/lib/pgsql/initdb_postgresql.log\n`,
  );
};

const CLUSTER_FILES = {
  PG_VERSION: '13\n',
  'postgresql.conf': 'max_connections = 100\nshared_buffers = 128MB\nlog_timezone = UTC\n',
  'pg_hba.conf': 'local   all   all                  peer\nhost    all   all   127.0.0.1/32   ident\n',
} as const;

/** `make-cadir DIRECTORY` of easy-rsa: a directory with links to its programs and copies of its settings. */
const makeCadir = ({ files }: Target, [name]: readonly string[], { cwd }: CommandContext): ToolResult => {
  if (name === undefined) return refuse(1, 'Usage: make-cadir DIRECTORY\nCreates a directory tree for easy-rsa');
  const folder = normalizePath(name, cwd);
  if (files.exists(folder)) return refuse(1, `${name} exists. Aborting.`);
  files.makeDirectories(folder);
  files.chmod(folder, 0o700);
  for (const each of ['easyrsa', 'x509-types']) files.symlink(`/usr/share/easy-rsa/${each}`, joinPath(folder, each));
  files.write(joinPath(folder, 'vars'), '# vars\n');
  files.write(joinPath(folder, 'openssl-easyrsa.cnf'), '# openssl-easyrsa.cnf\n');
  return succeed();
};

/** The version of a package without what Debian adds to it: `9.2.0` of `9.2.0~ds1-1`. */
function plainVersion({ packages }: Target, name: string): string {
  return (packages.versionOf(name) ?? '').replace(/^\d+:/, '').replace(/[+~-].*$/, '');
}

const node = (
  target: Target,
  args: readonly string[],
  { cwd, session }: CommandContext,
): ReturnType<PackageProgram> => {
  const [first = ''] = args;
  if (/^(--version|-v)$/.test(first)) return succeed(`v${plainVersion(target, 'nodejs') || '18.20.4'}\n`);
  const script = first.startsWith('-') || first === '' ? undefined : normalizePath(first, cwd);
  if (script !== undefined && !target.files.exists(script) && !target.files.exists(`${script}.js`))
    return refuse(
      1,
      `node:internal/modules/cjs/loader:1080\n  throw err;\n  ^\n\nError: Cannot find module '${script}'`,
    );
  session.hasUnknownProgram = true;
  return succeed();
};

/** `make` tells its version, and whether there is a makefile; rules are not run. */
const make = (
  target: Target,
  args: readonly string[],
  { cwd, session }: CommandContext,
): ReturnType<PackageProgram> => {
  if (args.some((word) => /^(?:--version|-v)$/.test(word)))
    return succeed(`GNU Make ${plainVersion(target, 'make') || '4.3'}\nBuilt for x86_64-pc-linux-gnu\n`);
  const folder = args.includes('-C') ? normalizePath(args[args.indexOf('-C') + 1] ?? '', cwd) : cwd;
  const names = args.includes('-f') ? [args[args.indexOf('-f') + 1] ?? ''] : ['GNUmakefile', 'makefile', 'Makefile'];
  if (!names.some((name) => target.files.exists(normalizePath(name, folder))))
    return refuse(2, 'make: *** No targets specified and no makefile found.  Stop.');
  session.hasUnknownProgram = true;
  return succeed();
};

/** A program that tells its version, and needs a network for all else. */
function offline(name: string, version: (plain: string) => string): PackageProgram {
  return (target, [first = '']) =>
    /^(?:--version|-v)$/.test(first)
      ? succeed(`${version(plainVersion(target, name))}\n`)
      : refuse(1, `${name}: the simulated machine has no network`);
}

const PROGRAMS: Readonly<
  Record<
    string,
    (
      target: Target,
      args: readonly string[],
      context: CommandContext,
    ) => ReturnType<PackageProgram> | Promise<ToolResult>
  >
> = {
  ...CONFIGURATION_TESTS,
  ...APACHE_SWITCHES,
  ...LIGHTTPD_SWITCHES,
  ...BIND_PROGRAMS,
  ...LVM_PROGRAMS,
  mysql,
  mariadb: mysql,
  mysqladmin,
  mysqldump,
  psql,
  createdb,
  dropdb,
  createuser,
  dropuser,
  pg_dump: pgDump,
  pg_lsclusters: pgLsclusters,
  pg_conftool: pgConftool,
  pg_ctlcluster: pgCtlcluster,
  'redis-cli': clientOf(
    ['redis-server', 'redis'],
    'Could not connect to Redis at 127.0.0.1:6379: Connection refused',
    1,
  ),
  rabbitmqctl: clientOf(
    ['rabbitmq-server'],
    'Error: unable to perform an operation on node. Target node is not running',
    69,
  ),
  setfacl,
  getfacl,
  make,
  'debconf-get-selections': debconfSelections,
  git,
  gpg,
  htpasswd,
  mosquitto_passwd: mosquittoPasswd,
  pip,
  pip3: pip,
  'pip3.11': pip,
  ...PHP_PROGRAMS,
  openssl,
  'ssh-keygen': sshKeygen,
  logrotate,
  ...POSTFIX_PROGRAMS,
  svnadmin,
  'update-ca-certificates': updateCaCertificates,
  'make-cadir': makeCadir,
  'postgresql-setup': postgresqlSetup,
  curl,
  wget,
  zip,
  unzip,
  node,
  npm: offline('npm', (plain) => plain),
  certbot: offline('certbot', (plain) => `certbot ${plain}`),
};

/** Runs a simulated program; other programs succeed without any effect. */
const packageProgram: SimulatedCommand = {
  name: 'package-program',
  run([name = '', ...args], context) {
    const program = PROGRAMS[name];
    if (program !== undefined) return program(context.session.target, args, context);
    context.session.hasUnknownProgram = true;
    return succeed();
  },
};

export const PACKAGE_PROGRAMS: readonly SimulatedCommand[] = [packageProgram];
