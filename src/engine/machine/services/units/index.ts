import type { Platform } from '../../platform.ts';
import { checkApache } from './apache.ts';
import { checkMemcached, checkPostgresql, checkRabbitmq } from './database-checks.ts';
import { checkHaproxy } from './haproxy.ts';
import { checkFail2ban, checkRsyslog, cronWarnings } from './logging-checks.ts';
import { checkLighttpd } from './lighttpd.ts';
import { checkNginx } from './nginx.ts';
import { checkChrony, checkDocker, checkMysql, checkNamed, checkNtp, checkRedis } from './daemon-checks.ts';
import { checkSshd } from './sshd.ts';
import type { UnitDefinition } from './unit.ts';

function unit(description: string, start: string, check?: UnitDefinition['check']): UnitDefinition {
  return { description, start, ...(check === undefined ? {} : { check }) };
}

const UNITS: Readonly<Record<string, UnitDefinition>> = {
  apache2: unit('The Apache HTTP Server', '/usr/sbin/apachectl start', checkApache),
  httpd: unit('The Apache HTTP Server', '/usr/sbin/httpd -DFOREGROUND', checkApache),
  nginx: unit(
    'A high performance web server and a reverse proxy server',
    "/usr/sbin/nginx -g 'daemon on; master_process on;'",
    (host) => checkNginx(host),
  ),
  lighttpd: unit('Lighttpd Daemon', '/usr/sbin/lighttpd -D -f /etc/lighttpd/lighttpd.conf', (host) =>
    checkLighttpd(host),
  ),
  ssh: unit('OpenBSD Secure Shell server', '/usr/sbin/sshd -D', (host) => checkSshd(host)),
  sshd: unit('OpenSSH server daemon', '/usr/sbin/sshd -D', (host) => checkSshd(host)),
  haproxy: unit('HAProxy Load Balancer', '/usr/sbin/haproxy -Ws -f /etc/haproxy/haproxy.cfg', (host) =>
    checkHaproxy(host),
  ),
  named: unit('BIND Domain Name Server', '/usr/sbin/named -f -u bind', (host) => checkNamed(host)),
  'redis-server': unit('Advanced key-value store', '/usr/bin/redis-server /etc/redis/redis.conf', checkRedis),
  redis: unit('Redis persistent key-value database', '/usr/bin/redis-server /etc/redis/redis.conf', checkRedis),
  chrony: unit('chrony, an NTP client/server', '/usr/sbin/chronyd', checkChrony),
  chronyd: unit('NTP client/server', '/usr/sbin/chronyd', checkChrony),
  ntpsec: unit('Network Time Service', '/usr/sbin/ntpd -p /run/ntpd.pid -c /etc/ntpsec/ntp.conf', checkNtp),
  mariadb: unit('MariaDB database server', '/usr/sbin/mariadbd', checkMysql),
  mysql: unit('MySQL Community Server', '/usr/sbin/mysqld', checkMysql),
  mysqld: unit('MySQL database server', '/usr/libexec/mysqld', checkMysql),
  docker: unit('Docker Application Container Engine', '/usr/sbin/dockerd -H fd://', checkDocker),
  postgresql: unit('PostgreSQL RDBMS', '/bin/true', checkPostgresql),
  memcached: unit('memcached daemon', '/usr/bin/memcached', checkMemcached),
  'rabbitmq-server': unit('RabbitMQ Messaging Server', '/usr/sbin/rabbitmq-server', checkRabbitmq),
  cron: {
    ...unit('Regular background program processing daemon', '/usr/sbin/cron -f'),
    warnings: cronWarnings,
    isSimple: true,
  },
  crond: { ...unit('Command Scheduler', '/usr/sbin/crond -n'), warnings: cronWarnings, isSimple: true },
  rsyslog: unit('System Logging Service', '/usr/sbin/rsyslogd -n', (host) => checkRsyslog(host)),
  postfix: unit('Postfix Mail Transport Agent', '/usr/sbin/postfix start'),
  fail2ban: { ...unit('Fail2Ban Service', '/usr/bin/fail2ban-server -xf start', checkFail2ban), isSimple: true },
  rsync: {
    ...unit('fast remote file copy program daemon', '/usr/bin/rsync --daemon --no-detach'),
    condition: '/etc/rsyncd.conf',
  },
  collectd: {
    ...unit('Statistics collection and monitoring daemon', '/usr/sbin/collectd'),
    condition: '/etc/collectd/collectd.conf',
  },
  firewalld: unit('firewalld - dynamic firewall daemon', '/usr/sbin/firewalld --nofork'),
};

const NAMELESS = unit('', '');

export function findUnit(name: string): UnitDefinition {
  return UNITS[name] ?? NAMELESS;
}

/** Returns the title of a unit in the journal and in `systemctl status`: the name of its file, and its description. */
export function unitTitle(name: string): string {
  const { description } = findUnit(name);
  return description === '' ? `${name}.service` : `${name}.service - ${description}`;
}

const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  ssh: ['sshd.service'],
  chrony: ['chronyd.service'],
  mariadb: ['mysql.service', 'mysqld.service'],
  'redis-server': ['redis.service'],
  named: ['bind9.service'],
  ntpsec: ['ntp.service', 'ntpd.service'],
  rsyslog: ['syslog.service'],
};

/** Creates the content of a unit file. Without `isStatic`, the file has a section `[Install]`. */
export function unitFile(name: string, isStatic = false): string {
  const { description, start } = findUnit(name);
  const aliases = OTHER_NAMES[name] ?? [];
  const command = start === '' ? `/usr/sbin/${name}` : start;
  const install = `\n[Install]\nWantedBy=multi-user.target\n${aliases.map((alias) => `Alias=${alias}\n`).join('')}`;
  return `[Unit]\nDescription=${description === '' ? name : description}\nAfter=network.target\n\n[Service]\nExecStart=${command}\n${isStatic ? '' : install}`;
}

const ALIASES: Readonly<Record<Platform['family'], Readonly<Record<string, string>>>> = {
  debian: {
    sshd: 'ssh',
    ntp: 'ntpsec',
    ntpd: 'ntpsec',
    chronyd: 'chrony',
    mysql: 'mariadb',
    mysqld: 'mariadb',
    redis: 'redis-server',
    bind9: 'named',
    'nfs-kernel-server': 'nfs-server',
    smtp: 'postfix',
  },
  redhat: { mysql: 'mariadb', mysqld: 'mariadb' },
};

/** Finds a unit's own name. The given name may be an alias, and may end in `.service`. */
export function canonicalUnit(name: string, platform: Platform, isKnown: (name: string) => boolean): string {
  const plain = name.replace(/\.service$/, '');
  if (isKnown(plain)) return plain;
  const alias = ALIASES[platform.family][plain];
  return alias !== undefined && isKnown(alias) ? alias : plain;
}
