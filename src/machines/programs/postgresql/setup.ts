import { refuse, succeed } from '../../../engine/machine/options.ts';
import { joinPath } from '../../../engine/machine/files/paths.ts';
import type { PackageProgram } from '../../../engine/machine/shell/command.ts';

/** `postgresql-setup --initdb` of RHEL. It is necessary because RHEL's package does not create a cluster. */
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

export const programs = { 'postgresql-setup': postgresqlSetup } as const;
