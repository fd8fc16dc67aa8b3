/**
 * Programs of packages, by name. The code of a program loads on its first call. The package files
 * (`../PLATFORM/packages`) list the path of each program. A program that is not listed here succeeds without any
 * effect.
 */
import type { PackageProgram, PackagePrograms } from '../../engine/machine/shell/command.ts';

interface ProgramFile {
  readonly programs: Readonly<Record<string, PackageProgram>>;
}

/** A function that loads a file of programs, and `names` of the programs in it. */
type Row = readonly [load: () => Promise<ProgramFile>, names: string];

export const rows: readonly Row[] = [
  [() => import('./acl/acl.ts'), 'setfacl getfacl'],
  [() => import('./apache/apachectl.ts'), 'apache2 apache2ctl apachectl httpd'],
  [() => import('./apache/password-files.ts'), 'htpasswd mosquitto_passwd'],
  [() => import('./apache/switches.ts'), 'a2ensite a2dissite a2enmod a2dismod a2enconf a2disconf a2query'],
  [() => import('./bind/checks.ts'), 'named-checkconf named-checkzone'],
  [() => import('./bind/keys.ts'), 'rndc-confgen tsig-keygen'],
  [() => import('./ca-certificates/update.ts'), 'update-ca-certificates'],
  [() => import('./certbot/certbot.ts'), 'certbot'],
  [() => import('./curl/web-clients.ts'), 'curl wget'],
  [() => import('./debconf-utils/selections.ts'), 'debconf-get-selections'],
  [() => import('./dnsmasq/dnsmasq.ts'), 'dnsmasq'],
  [() => import('./dovecot/doveconf.ts'), 'doveconf'],
  [() => import('./easy-rsa/make-cadir.ts'), 'make-cadir'],
  [() => import('./git/git.ts'), 'git'],
  [() => import('./gnupg/gpg.ts'), 'gpg'],
  [() => import('./haproxy/haproxy.ts'), 'haproxy'],
  [() => import('./keepalived/keepalived.ts'), 'keepalived'],
  [() => import('./lighttpd/lighttpd.ts'), 'lighttpd'],
  [
    () => import('./lighttpd/switches.ts'),
    'lighty-enable-mod lighttpd-enable-mod lighty-disable-mod lighttpd-disable-mod',
  ],
  [() => import('./logrotate/logrotate.ts'), 'logrotate'],
  [
    () => import('./lvm2/lvm.ts'),
    'pvcreate vgcreate vgextend lvcreate pvs pvdisplay pvremove pvresize vgs vgdisplay vgremove vgchange lvs lvdisplay lvremove lvextend lvresize lvreduce',
  ],
  [() => import('./make/make.ts'), 'make'],
  [() => import('./mysql/clients.ts'), 'mysql mariadb mysqladmin mysqldump'],
  [() => import('./nginx/nginx.ts'), 'nginx'],
  [() => import('./nodejs/nodejs.ts'), 'node npm'],
  [() => import('./openssh/ssh-keygen.ts'), 'ssh-keygen'],
  [() => import('./openssh/sshd.ts'), 'sshd'],
  [() => import('./openssl/openssl.ts'), 'openssl'],
  [() => import('./php/switches.ts'), 'phpenmod phpdismod phpquery'],
  [() => import('./postfix/postfix.ts'), 'postconf postmap postalias newaliases'],
  [() => import('./postgresql/clients.ts'), 'psql createdb dropdb createuser dropuser pg_dump'],
  [() => import('./postgresql/clusters.ts'), 'pg_lsclusters pg_conftool pg_ctlcluster'],
  [() => import('./postgresql/setup.ts'), 'postgresql-setup'],
  [() => import('./python/pip.ts'), 'pip pip3 pip3.11'],
  [() => import('./python/python.ts'), 'python3'],
  [() => import('./rabbitmq/rabbitmqctl.ts'), 'rabbitmqctl'],
  [() => import('./redis/redis-cli.ts'), 'redis-cli'],
  [() => import('./rsyslog/rsyslogd.ts'), 'rsyslogd'],
  [() => import('./subversion/svnadmin.ts'), 'svnadmin'],
  [() => import('./zip/zip.ts'), 'zip unzip'],
];

export const programs: PackagePrograms = new Map(
  rows.flatMap(([load, names]) =>
    names.split(' ').map((name) => [name, async () => (await load()).programs[name]] as const),
  ),
);
