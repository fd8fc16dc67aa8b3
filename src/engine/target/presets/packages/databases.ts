/** Databases, caches and queues. */
import { emptyFiles, type PackageContents, type PackageFamily } from './row.ts';

const MARIADB_CNF = '[mysqld]\nuser = mysql\nbind-address = 127.0.0.1\nport = 3306\ndatadir = /var/lib/mysql\n';
const REDIS_CONF =
  'bind 127.0.0.1 -::1\nprotected-mode yes\nport 6379\ndaemonize yes\nsupervised auto\ndir /var/lib/redis\n';
const MYSQL_COMMANDS = ['/usr/bin/mysql', '/usr/bin/mysqladmin', '/usr/bin/mysqldump', '/usr/bin/mariadb'];
const POSTGRES_COMMANDS = ['psql', 'createdb', 'dropdb', 'createuser', 'dropuser', 'pg_dump'].map(
  (name) => `/usr/bin/${name}`,
);
const RABBIT_COMMANDS = ['/usr/sbin/rabbitmqctl', '/usr/sbin/rabbitmq-plugins'];
const HBA = 'local   all   all                  peer\nhost    all   all   127.0.0.1/32   scram-sha-256\n';

function postgres(version: string): PackageContents {
  const [etc, data] = [`/etc/postgresql/${version}/main`, `/var/lib/postgresql/${version}/main`];
  return {
    files: {
      [`${etc}/postgresql.conf`]: 'port = 5432\nmax_connections = 100\nshared_buffers = 128MB\n',
      [`${etc}/pg_hba.conf`]: HBA,
      [`${etc}/pg_ident.conf`]: '',
      [`${etc}/pg_ctl.conf`]: "pg_ctl_options = ''\n",
      [`${etc}/environment`]: '',
      [`${etc}/start.conf`]: 'auto\n',
      [`${etc}/conf.d`]: null,
      [data]: null,
    },
    ownership: [
      ...[etc, `${etc}/conf.d`].map((path) => `${path} 0755 postgres postgres`),
      `${etc}/postgresql.conf 0644 postgres postgres`,
      `${etc}/pg_hba.conf 0640 postgres postgres`,
      '/var/lib/postgresql 0755 postgres postgres',
      `${data} 0700 postgres postgres`,
    ],
  };
}

export const DATABASES: PackageFamily = {
  debian: {
    'mariadb-server': {
      versions: ['1:10.11.11-0+deb12u1', '1:10.11.11-0ubuntu0.24.04.2'],
      services: ['mariadb'],
      depends: ['mariadb-client'],
      users: ['mysql:/nonexistent:/bin/false::MySQL Server,,,'],
      files: {
        '/etc/mysql/my.cnf': '!includedir /etc/mysql/conf.d/\n!includedir /etc/mysql/mariadb.conf.d/\n',
        '/etc/mysql/conf.d': null,
        '/etc/mysql/mariadb.conf.d/50-server.cnf': MARIADB_CNF,
        ...emptyFiles('/etc/mysql', 'debian-start debian.cnf mariadb.cnf my.cnf.fallback'),
        ...emptyFiles(
          '/etc/mysql/mariadb.conf.d',
          '50-client.cnf 50-mysql-clients.cnf 50-mysqld_safe.cnf 60-galera.cnf provider_bzip2.cnf provider_lz4.cnf provider_lzma.cnf provider_lzo.cnf provider_snappy.cnf',
        ),
        '/var/lib/mysql': null,
        '/var/log/mysql': null,
      },
      ownership: ['/var/lib/mysql 0755 mysql mysql', '/var/log/mysql 2750 mysql adm'],
      commands: ['/usr/sbin/mariadbd'],
    },
    'mariadb-client': { versions: ['1:10.11.11-0+deb12u1', '1:10.11.11-0ubuntu0.24.04.2'], commands: MYSQL_COMMANDS },
    'default-mysql-server': { versions: ['1.1.0', '1.1.0build1'], depends: ['mariadb-server'] },
    'default-mysql-client': { versions: ['1.1.0', '1.1.0build1'], depends: ['mariadb-client'] },
    'mysql-server': {
      versions: ['8.0.43-1debian12', '8.0.43-0ubuntu0.24.04.1'],
      services: ['mysql'],
      depends: ['mysql-client'],
      users: ['mysql:/nonexistent:/bin/false'],
      files: {
        '/etc/mysql/my.cnf': '!includedir /etc/mysql/conf.d/\n!includedir /etc/mysql/mysql.conf.d/\n',
        '/etc/mysql/conf.d': null,
        '/etc/mysql/mysql.conf.d/mysqld.cnf': MARIADB_CNF,
        '/var/lib/mysql': null,
      },
      ownership: ['/var/lib/mysql 0700 mysql mysql'],
    },
    'mysql-client': { versions: ['8.0.43-1debian12', '8.0.43-0ubuntu0.24.04.1'], commands: MYSQL_COMMANDS.slice(0, 3) },
    postgresql: {
      versions: ['15+248', '16+257build1.1'],
      services: ['postgresql'],
      depends: ['ssl-cert', 'postgresql-client'],
      users: ['postgres:/var/lib/postgresql:/bin/bash::PostgreSQL administrator,,,'],
      ...postgres('15'),
      ubuntu: postgres('16'),
    },
    'postgresql-client': { versions: ['15+248', '16+257build1.1'], commands: POSTGRES_COMMANDS },
    'redis-server': {
      versions: ['5:7.0.15-1~deb12u4', '5:7.0.15-1ubuntu0.24.04.1'],
      services: ['redis-server'],
      depends: ['redis-tools'],
      users: ['redis:/var/lib/redis:/usr/sbin/nologin'],
      files: { '/etc/redis/redis.conf': REDIS_CONF, '/var/lib/redis': null, '/var/log/redis': null },
      ownership: [
        '/etc/redis/redis.conf 0640 redis redis',
        '/var/lib/redis 0750 redis redis',
        '/var/log/redis 2750 redis adm',
      ],
      commands: ['/usr/bin/redis-server'],
    },
    'redis-tools': { versions: ['5:7.0.15-1~deb12u4', '5:7.0.15-1ubuntu0.24.04.1'], commands: ['/usr/bin/redis-cli'] },
    redis: { versions: ['5:7.0.15-1~deb12u4', '5:7.0.15-1ubuntu0.24.04.1'], depends: ['redis-server'] },
    memcached: {
      versions: ['1.6.18-1', '1.6.24-1build3'],
      services: ['memcached'],
      users: ['memcache:/nonexistent:/bin/false::Memcached,,,'],
      files: {
        '/etc/memcached.conf': '-d\nlogfile /var/log/memcached.log\n-m 64\n-p 11211\n-u memcache\n-l 127.0.0.1\n',
      },
      commands: ['/usr/bin/memcached'],
    },
    'rabbitmq-server': {
      versions: ['3.10.8-1.1+deb12u1', '3.12.1-1ubuntu1.2'],
      services: ['rabbitmq-server'],
      users: ['rabbitmq:/var/lib/rabbitmq:/usr/sbin/nologin'],
      files: { '/etc/rabbitmq': null, '/var/lib/rabbitmq': null, '/var/log/rabbitmq': null },
      ownership: ['/var/lib/rabbitmq 0750 rabbitmq rabbitmq', '/var/log/rabbitmq 0750 rabbitmq rabbitmq'],
      commands: RABBIT_COMMANDS,
    },
    sqlite3: { versions: ['3.40.1-2+deb12u1', '3.45.1-1ubuntu2.3'], commands: ['/usr/bin/sqlite3'] },
  },
  redhat: {
    'mariadb-server': {
      version: '3:10.5.27-1.el9_5',
      services: ['mariadb'],
      depends: ['mariadb'],
      users: ['mysql:/var/lib/mysql:/sbin/nologin:27'],
      files: {
        '/etc/my.cnf': '[client-server]\n!includedir /etc/my.cnf.d\n',
        '/etc/my.cnf.d/mariadb-server.cnf': MARIADB_CNF,
        '/var/lib/mysql': null,
        '/var/log/mariadb': null,
      },
      ownership: ['/var/lib/mysql 0755 mysql mysql', '/var/log/mariadb 0750 mysql mysql'],
    },
    mariadb: { version: '3:10.5.27-1.el9_5', commands: MYSQL_COMMANDS },
    'mysql-server': {
      version: '8.0.41-2.el9_5',
      services: ['mysqld'],
      users: ['mysql:/var/lib/mysql:/sbin/nologin:27'],
      files: {
        '/etc/my.cnf': '!includedir /etc/my.cnf.d\n',
        '/etc/my.cnf.d/mysql-server.cnf': MARIADB_CNF,
        '/var/lib/mysql': null,
      },
      ownership: ['/var/lib/mysql 0755 mysql mysql'],
      commands: MYSQL_COMMANDS.slice(0, 3),
    },
    'postgresql-server': {
      version: '13.20-1.el9_5',
      services: ['postgresql'],
      depends: ['postgresql'],
      users: ['postgres:/var/lib/pgsql:/bin/bash:26'],
      files: { '/var/lib/pgsql/data': null },
      ownership: ['/var/lib/pgsql 0700 postgres postgres', '/var/lib/pgsql/data 0700 postgres postgres'],
      commands: ['/usr/bin/postgresql-setup'],
    },
    postgresql: { version: '13.20-1.el9_5', commands: POSTGRES_COMMANDS },
    redis: {
      version: '6.2.18-1.el9_5',
      services: ['redis'],
      users: ['redis:/var/lib/redis:/sbin/nologin'],
      files: { '/etc/redis/redis.conf': REDIS_CONF, '/var/lib/redis': null, '/var/log/redis': null },
      ownership: [
        '/etc/redis/redis.conf 0640 redis root',
        '/var/lib/redis 0750 redis redis',
        '/var/log/redis 0750 redis redis',
      ],
      commands: ['/usr/bin/redis-server', '/usr/bin/redis-cli'],
    },
    memcached: {
      version: '1.6.9-7.el9',
      services: ['memcached'],
      users: ['memcached:/run/memcached:/sbin/nologin'],
      files: {
        '/etc/sysconfig/memcached':
          'PORT="11211"\nUSER="memcached"\nMAXCONN="1024"\nCACHESIZE="64"\nOPTIONS="-l 127.0.0.1"\n',
      },
      commands: ['/usr/bin/memcached'],
    },
    'rabbitmq-server': {
      version: '3.9.21-1.el9s',
      services: ['rabbitmq-server'],
      users: ['rabbitmq:/var/lib/rabbitmq:/sbin/nologin'],
      files: { '/etc/rabbitmq': null, '/var/lib/rabbitmq': null },
      ownership: ['/var/lib/rabbitmq 0755 rabbitmq rabbitmq'],
      commands: RABBIT_COMMANDS,
    },
    sqlite: { version: '3.34.1-8.el9_6', commands: ['/usr/bin/sqlite3'] },
  },
};
