import { describe, expect, it } from 'vitest';
import { createTarget } from '../../description.ts';
import type { Target } from '../../target.ts';
import { runShell } from '../run-shell.ts';

async function output(target: Target, ...lines: readonly string[]): Promise<string> {
  let last = '';
  for (const line of lines) {
    const { stdout, stderr, exitCode } = await runShell(target, line);
    last = `${stdout}${stderr}${exitCode === 0 ? '' : `[${exitCode}]`}`;
  }
  return last;
}

describe('commands that providers of modules run', () => {
  it.each([
    ['systemctl is-active -- ssh', 'active\n'],
    ['systemctl is-enabled -- sshd', 'alias\n'],
    ['systemctl show --property=NeedDaemonReload -- ssh', 'NeedDaemonReload=no\n'],
    ['systemctl start -- nosuch', 'Failed to start nosuch.service: Unit nosuch.service not found.\n[5]'],
    [
      'systemctl set-default multi-user.target',
      'Created symlink /etc/systemd/system/default.target → /lib/systemd/system/multi-user.target.\n',
    ],
    ['systemd-tmpfiles --create', ''],
    ['sysctl -n nosuch.key', 'sysctl: cannot stat /proc/sys/nosuch/key: No such file or directory\n[1]'],
    ['echo nonsense | crontab -', '"-":1: bad minute\nerrors in crontab file, can\'t install.\n[1]'],
    ['run-parts --test /nowhere', 'run-parts: failed to open directory /nowhere: No such file or directory\n[1]'],
    ['python3 --version', 'Python 3.11.2\n'],
    ['command -v docker', '[127]'],
    ['ssh-keygen -A', 'ssh-keygen: generating new host keys: RSA ECDSA ED25519 \n'],
  ])('%s', async (line, expected) => {
    const target = createTarget();
    for (const type of ['rsa', 'ecdsa', 'ed25519']) {
      const key = `/etc/ssh/ssh_host_${type}_key`;
      if (target.files.exists(key)) target.files.unlink(key);
    }
    expect(await output(target, line)).toBe(expected);
  });

  it('pass more than nine arguments on to a program', async () => {
    const target = createTarget();
    const line = 'useradd -r -m -d /srv/app -s /bin/bash -c Application -u 950 -g www-data app';
    expect(await output(target, line, 'getent passwd app')).toBe('app:x:950:33:Application:/srv/app:/bin/bash\n');
  });
});

describe('update-alternatives', () => {
  const tools = { '/opt/one/tool': 'one\n', '/opt/two/tool': 'two\n' };
  const install = (name: string, priority: number): string =>
    `update-alternatives --install /usr/local/bin/tool tool /opt/${name}/tool ${priority}`;

  it('follows the highest priority until somebody chooses', async () => {
    const target = createTarget({ files: tools });
    const using = (name: string, mode: string): string =>
      `update-alternatives: using /opt/${name}/tool to provide /usr/local/bin/tool (tool) in ${mode} mode\n`;
    expect(await output(target, install('one', 10))).toBe(using('one', 'auto'));
    expect(await output(target, install('two', 20))).toBe(using('two', 'auto'));
    expect(await output(target, 'update-alternatives --set tool /opt/one/tool')).toBe(using('one', 'manual'));
    expect(await output(target, install('two', 30))).toBe('');
    expect(await output(target, 'cat /usr/local/bin/tool')).toBe('one\n');
    expect(await output(target, 'update-alternatives --auto tool')).toBe(using('two', 'auto'));
  });

  it('rejects unknown names and paths', async () => {
    const target = createTarget({ files: tools });
    expect(await output(target, 'update-alternatives --list nosuch')).toBe(
      'update-alternatives: error: no alternatives for nosuch\n[2]',
    );
    expect(await output(target, install('one', 1), 'update-alternatives --set tool /bin/sh')).toBe(
      'update-alternatives: error: alternative /bin/sh for tool not registered; not setting\n[2]',
    );
  });
});

describe('openssl', () => {
  it('creates a key, a request and a certificate, and prints their data', async () => {
    const target = createTarget();
    target.packages.install('openssl');
    expect(await output(target, 'openssl genrsa -out /etc/ssl/site.key 2048')).toBe('');
    expect(target.files.stat('/etc/ssl/site.key')?.mode).toBe(0o600);
    await output(target, 'openssl req -new -key /etc/ssl/site.key -subj /C=DE/CN=site -out /etc/ssl/site.csr');
    expect(
      await output(
        target,
        'openssl x509 -req -days 10 -in /etc/ssl/site.csr -signkey /etc/ssl/site.key -out /etc/ssl/site.crt',
      ),
    ).toBe('Certificate request self-signature ok\nsubject=C = DE, CN = site\n');
    expect(await output(target, 'openssl x509 -in /etc/ssl/site.crt -noout -enddate')).toMatch(
      /^notAfter=Jun 12 08:00:\d\d 2025 GMT\n$/,
    );
    expect(await output(target, 'openssl x509 -in /etc/ssl/site.crt -noout -checkend 999999999')).toBe(
      'Certificate will expire\n[1]',
    );
    expect(await output(target, 'openssl rand -hex 4')).toMatch(/^[0-9a-f]{8}\n$/);
  });

  it('rejects more bytes than fit on the machine', async () => {
    const target = createTarget();
    target.packages.install('openssl');
    expect(await output(target, 'openssl rand -hex 99999999999 2>&1')).toMatch(/up to 1000000 random bytes.*\n\[1\]$/s);
    expect(await output(target, 'openssl genrsa 99999999999 2>&1')).toMatch(/up to 1000000 random bytes/);
  });
});

describe('settings of the system', () => {
  it('change the locale and the time zone', async () => {
    const target = createTarget({ files: { '/etc/locale.gen': '# all\nde_DE.UTF-8 UTF-8\n' } });
    expect(await output(target, 'update-locale LANG=de_DE.UTF-8 2>&1')).toBe(
      '*** update-locale: Error: invalid locale settings:  LANG=de_DE.UTF-8\n[255]',
    );
    expect(await output(target, 'locale-gen; locale -a')).toContain(
      '  de_DE.UTF-8... done\nGeneration complete.\nC\nC.utf8\nPOSIX\nde_DE.utf8\n',
    );
    target.files.write('/etc/default/locale', '# chosen\nLANG=C\nLC_TIME=C\n');
    await output(target, 'update-locale LANG=de_DE.UTF-8 LC_TIME');
    expect(target.files.readText('/etc/default/locale')).toBe('# chosen\nLANG=de_DE.UTF-8\n#LC_TIME=C\n');
    await output(target, 'timedatectl set-timezone Europe/Paris');
    expect(target.files.readLink('/etc/localtime')).toBe('/usr/share/zoneinfo/Europe/Paris');
    expect(await output(target, 'dpkg-reconfigure -f noninteractive tzdata')).toContain(
      "Current default time zone: 'Europe/Paris'\nLocal time is now:      Mon Jun  2 10:00:0",
    );
  });

  it('answer the questions of packages', async () => {
    const target = createTarget();
    await output(target, "echo 'postfix postfix/mailname string example.com' | debconf-set-selections");
    expect(await output(target, 'debconf-show postfix')).toBe('* postfix/mailname: example.com\n');
  });

  it('are those of the kernel', async () => {
    const target = createTarget({ files: { '/etc/sysctl.d/50-own.conf': 'vm.swappiness = 10\n' } });
    expect(await output(target, 'sysctl -w net.ipv4.ip_forward=1')).toBe('net.ipv4.ip_forward = 1\n');
    expect(await output(target, 'sysctl -p /etc/sysctl.d/50-own.conf')).toBe('vm.swappiness = 10\n');
    expect(await output(target, 'sysctl -n vm.swappiness net.ipv4.ip_forward')).toBe('10\n1\n');
  });
});

it('systemd-tmpfiles creates the entries of its files, with owner and mode', async () => {
  const target = createTarget({
    files: { '/etc/tmpfiles.d/app.conf': 'd /run/app 0750 www-data adm -\nf /run/app/state 0640 root root - ready\n' },
  });
  expect(await output(target, 'systemd-tmpfiles --create app.conf', 'stat -c "%U:%G %a" /run/app')).toBe(
    'www-data:adm 750\n',
  );
  expect(await output(target, 'cat /run/app/state')).toBe('ready');
});

it('postconf and postmap keep the configuration of Postfix', async () => {
  const target = createTarget();
  target.packages.install('postfix');
  await output(target, "postconf -e 'myhostname = mail.example.com'", 'echo "a b" > /etc/postfix/virtual');
  expect(await output(target, 'postconf -h myhostname')).toBe('mail.example.com\n');
  expect(await output(target, 'postmap /etc/postfix/virtual', 'ls /etc/postfix/virtual.db')).toBe(
    '/etc/postfix/virtual.db\n',
  );
});

it('git creates a repository and stores its settings, and has no network to clone from', async () => {
  const target = createTarget();
  target.packages.install('git');
  expect(await output(target, 'git init --bare /srv/app.git')).toBe(
    'Initialized empty Git repository in /srv/app.git/\n',
  );
  expect(target.files.list('/srv/app.git')).toEqual([
    'HEAD',
    'branches',
    'config',
    'description',
    'hooks',
    'info',
    'objects',
    'refs',
  ]);
  expect(await output(target, 'cd /srv/app.git && git config user.name Ops && git config --get user.name')).toBe(
    'Ops\n',
  );
  expect(await output(target, 'git clone https://git.example.com/app.git /srv/app')).toBe(
    "fatal: unable to access 'https://git.example.com/app.git': Could not resolve host: git.example.com\n[128]",
  );
  expect(await output(target, 'git clone -q /srv/app.git /srv/copy', 'git -C /srv/copy remote -v')).toBe(
    'origin\t/srv/app.git (fetch)\norigin\t/srv/app.git (push)\n',
  );
  expect(await output(target, 'git -C /srv/copy remote get-url nosuch')).toBe("error: No such remote 'nosuch'\n[2]");
  expect(await output(target, 'cd / && git status')).toBe(
    'fatal: not a git repository (or any of the parent directories): .git\n[128]',
  );
});

it('debconf stores answers and prints them in its input format', async () => {
  const target = createTarget();
  target.packages.install('debconf-utils');
  const line = 'postfix postfix/main_mailer_type select Local only';
  expect(await output(target, `echo '${line}' | debconf-set-selections`, 'debconf-get-selections')).toBe(
    '# Choices: \npostfix\tpostfix/main_mailer_type\tselect\tLocal only\n',
  );
});

it('lighttpd enables modules by links with their dependencies, and rejects a duplicate setting', async () => {
  const target = createTarget();
  target.packages.install('lighttpd');
  const advice = 'Run "service lighttpd force-reload" to enable changes\n';
  expect(await output(target, 'lighty-enable-mod fastcgi-php')).toBe(
    `Met dependency: fastcgi\nEnabling fastcgi-php: ok\nEnabling fastcgi: ok\n${advice}`,
  );
  expect(await output(target, 'lighty-enable-mod fastcgi')).toBe(`already enabled\n${advice}`);
  expect(await output(target, 'lighty-disable-mod fastcgi')).toBe(
    `Disabling fastcgi\nReverse dependency met: Disabling fastcgi-php too\nDisabling fastcgi-php\n${advice}`,
  );
  expect(await output(target, 'lighttpd -t -f /etc/lighttpd/lighttpd.conf')).toBe('Syntax OK\n');
  target.files.write('/etc/lighttpd/conf-enabled/60-port.conf', 'server.port = 81\n');
  expect(await output(target, 'lighttpd -tt -f /etc/lighttpd/lighttpd.conf')).toContain(
    'Duplicate config variable in conditional 0 global: server.port\n',
  );
  expect(await output(target, 'systemctl restart lighttpd')).toContain('[1]');
});

it('doveconf prints the configuration of dovecot, including included files', async () => {
  const target = createTarget();
  target.packages.install('dovecot-imapd');
  target.files.write('/etc/dovecot/local.conf', 'mail_location = maildir:~/Maildir\nservice auth {\n  x = y\n}\n');
  expect(await output(target, 'doveconf -n mail_location')).toBe('mail_location = maildir:~/Maildir\n');
  expect(await output(target, 'doveconf -h mail_location x')).toBe('maildir:~/Maildir\n');
});

it('htpasswd keeps a line for each user', async () => {
  const target = createTarget();
  target.packages.install('apache2-utils');
  expect(await output(target, 'htpasswd -b /etc/users anna secret')).toContain('[1]');
  expect(await output(target, 'htpasswd -bc /etc/users anna secret')).toBe('Adding password for user anna\n');
  expect(await output(target, 'htpasswd -b /etc/users anna other')).toBe('Updating password for user anna\n');
  expect(await output(target, 'htpasswd -b /etc/users bert x; cut -d: -f1 /etc/users')).toContain('anna\nbert\n');
  expect(target.files.readText('/etc/users')).toMatch(/^anna:\$apr1\$.{8}\$.{22}\n/);
});

it('named-checkzone prints the serial number of a zone, or the missing record', async () => {
  const target = createTarget();
  target.packages.install('bind9');
  const head = '$TTL 1h\n@ IN SOA ns.lab. root.lab. (7 1h 15m 30d 2h)\n';
  target.files.write('/etc/bind/db.lab', `${head}@ IN NS ns.lab.\n`);
  expect(await output(target, 'named-checkzone lab /etc/bind/db.lab')).toBe('zone lab/IN: loaded serial 7\nOK\n');
  target.files.write('/etc/bind/db.lab', head);
  expect(await output(target, 'named-checkzone lab /etc/bind/db.lab')).toContain('has no NS records');
});

it('tools of PostgreSQL list clusters and read and change their configuration', async () => {
  const target = createTarget();
  target.packages.install('postgresql');
  expect(await output(target, 'pg_lsclusters')).toBe(
    'Ver Cluster Port Status Owner    Data directory              Log file\n' +
      '15  main    5432 online postgres /var/lib/postgresql/15/main /var/log/postgresql/postgresql-15-main.log\n',
  );
  expect(await output(target, 'pg_conftool 15 main show nosuch')).toBe('[1]');
  expect(await output(target, 'pg_conftool 15 main set max_connections 321', 'pg_conftool show max_connections')).toBe(
    'max_connections = 321\n',
  );
  await output(target, 'pg_conftool 15 main remove max_connections', 'pg_conftool 15 main set max_connections 99');
  expect(await output(target, 'grep max_connections /etc/postgresql/15/main/postgresql.conf')).toBe(
    'max_connections = 99\n',
  );
  expect(await output(target, 'pg_conftool 15 other show port')).toBe('Error: Cluster 15 other does not exist\n[1]');
});

it('getent prints a host like glibc, with any white space between its names', async () => {
  const target = createTarget({ files: { '/etc/hosts': '10.0.0.11\tdb1.example.com\tdb1 # the database\n' } });
  expect(await output(target, 'getent hosts db1')).toBe('10.0.0.11       db1.example.com db1\n');
});

it('accounts are created, locked, shown and removed with the messages of the tools', async () => {
  const target = createTarget();
  expect(await output(target, 'adduser --disabled-password --gecos "" anna')).toContain(
    "Adding new user `anna' (1000) with group `anna (1000)' ...\nCreating home directory `/home/anna' ...\n",
  );
  expect(await output(target, 'id -nG anna')).toBe('anna users\n');
  expect(await output(target, 'groupmod -g 1500 anna', 'id anna')).toBe(
    'uid=1000(anna) gid=1500(anna) groups=1500(anna),100(users)\n',
  );
  expect(await output(target, 'passwd -S anna')).toBe('anna L 2025-06-02 0 99999 7 -1\n');
  expect(await output(target, 'usermod -p abc anna', 'passwd -l anna', 'grep ^anna /etc/shadow')).toContain(
    'anna:!abc:',
  );
  expect(await output(target, 'chage -M 60 anna', 'chage -l anna')).toContain(
    'Password expires\t\t\t\t\t: Aug 01, 2025',
  );
  expect(await output(target, 'deluser anna users')).toBe("Removing user `anna' from group `users' ...\nDone.\n");
  expect(await output(target, 'deluser anna')).toContain("Removing user `anna' ...");
  expect(target.accounts.user('anna')).toBeUndefined();
});

describe('tools that query the machine', () => {
  it('find only the processes of running services', async () => {
    const target = createTarget();
    expect(await output(target, 'pgrep -x cron >/dev/null && pidof cron >/dev/null && echo runs')).toBe('runs\n');
    expect(await output(target, 'pgrep nothing')).toBe('[1]');
    target.services.stop('cron');
    expect(await output(target, 'pidof cron')).toBe('[1]');
  });

  it('report whether Python has a module', async () => {
    const target = createTarget();
    expect(await output(target, "python3 -c 'import os, json; from shutil import which'")).toBe('');
    expect(await output(target, "python3 -c 'import yaml' 2>&1")).toContain("No module named 'yaml'\n[1]");
    target.packages.install('python3-yaml');
    expect(await output(target, "python3 -c 'import yaml'")).toBe('');
  });

  it("read apt's configuration, nested or not", async () => {
    const target = createTarget({
      files: { '/etc/apt/apt.conf.d/90own': 'APT { Install-Recommends "false"; }; // no\nDPkg::Tools:: "one";\n' },
    });
    expect(await output(target, 'apt-config dump APT::Install-Recommends')).toBe('APT::Install-Recommends "false";\n');
    expect(await output(target, 'apt-config shell ARCH APT::Architecture')).toBe("ARCH='amd64'\n");
  });

  it('fail for missing volume groups and devices', async () => {
    const target = createTarget();
    target.packages.install('lvm2');
    expect(await output(target, 'vgs; vgs data 2>&1')).toContain('Volume group "data" not found');
    expect(await output(target, 'vgcreate data /dev/sdb 2>&1')).toBe('  No device found for /dev/sdb.\n[5]');
  });

  it('convert a repository key to bytes, and reject other input', async () => {
    const key = `-----BEGIN PGP PUBLIC KEY BLOCK-----\n\n${btoa('\x98key')}\n-----END PGP PUBLIC KEY BLOCK-----\n`;
    const target = createTarget({ files: { '/srv/key.asc': key, '/srv/none.asc': 'none\n' } });
    target.packages.install('gpg');
    await output(target, 'gpg --dearmor -o /srv/key.gpg /srv/key.asc');
    expect(target.files.exists('/srv/key.gpg')).toBe(true);
    expect(await output(target, 'gpg --dearmor < /srv/none.asc 2>&1')).toBe('gpg: no valid OpenPGP data found.\n[2]');
  });

  it("create keys of BIND with the server's group in a setgid directory", async () => {
    const target = createTarget();
    target.packages.install('bind9');
    await output(target, 'rndc-confgen -a -c /etc/bind/own.key -k own');
    expect(target.files.readText('/etc/bind/own.key')).toMatch(/^key "own" \{\n\talgorithm hmac-sha256;/);
    expect(target.files.stat('/etc/bind/own.key')?.mode).toBe(0o600);
  });
});
