import { describe, expect, it } from 'vitest';
import { sample } from '../../../../scripts/testing/sample.ts';
import { createBaseTarget, createTarget } from '../description.ts';
import { platformManagers } from '../platform-managers.ts';
import type { PlatformId } from '../platform.ts';
import { loadedPlatform } from '../presets/index.ts';
import { runShell } from '../shell/run-shell.ts';
import type { Target } from '../target.ts';
import { machineFromJson, machineToJson } from '../target-json.ts';

const PLATFORMS: readonly PlatformId[] = ['debian-12', 'debian-13', 'ubuntu-24.04', 'rhel-9', 'almalinux-9'];

function broken(path: string, content: string, packageName: string): Target {
  const target = createTarget();
  target.packages.install(packageName);
  target.files.write(path, content);
  return target;
}

describe('the package repositories', () => {
  it.each<PlatformId>(['debian-12', 'debian-13'])('%s knows the names of thousands of other packages', (platform) => {
    const { archive } = loadedPlatform(platform);
    const described = archive.describedNames();
    const others = [...archive.names()].filter((name) => !described.has(name));
    expect(others.length).toBeGreaterThan(5000);
    for (const name of others) {
      const { version = '', depends = [] } = archive.find(name) ?? {};
      expect([name, version]).toEqual([name, expect.stringMatching(/\d/)]);
      for (const needed of depends) expect([name, needed, archive.has(needed)]).toEqual([name, needed, true]);
    }
  });

  it('installs the dependencies of a package', () => {
    const target = createTarget();
    target.packages.install('caddy');
    expect(target.packages.versionOf('caddy')).toBe('2.6.2-5');
    expect(target.packages.versionOf('libnss3-tools')).toBeDefined();
    expect(target.packages.candidateOf('cadd')).toBeUndefined();
  });

  it.each(PLATFORMS)('%s offers many packages, and every one can be installed with its dependencies', (platform) => {
    const { archive } = loadedPlatform(platform);
    expect(archive.describedNames().size).toBeGreaterThan(60);
    const target = createTarget({ platform });
    for (const name of sample(archive.describedNames())) {
      const { depends = [], users = [], ownership = [] } = archive.find(name) ?? {};
      for (const needed of depends) {
        const isThere = needed.split('|').some((each) => archive.chosenFor(each) ?? archive.providersOf(each)[0]);
        expect([name, needed, isThere]).toEqual([name, needed, true]);
      }
      // An earlier installation may have installed the package, or may have removed it again because of a conflict.
      if (target.packages.versionOf(name) === undefined) target.packages.install(name);
      if (target.packages.versionOf(name) === undefined) continue;
      for (const user of users) expect(target.accounts.user(user.split(':')[0] ?? '')).toBeDefined();
      for (const line of ownership) {
        const path = line.split(' ')[0] ?? '';
        expect([name, path, target.files.exists(path)]).toEqual([name, path, true]);
      }
    }
  });

  it('keeps an existing configuration file, and adds the packaged version beside it', () => {
    const target = createTarget({ files: { '/etc/redis/redis.conf': 'port 7000\n' } });
    target.packages.install('redis-server');
    expect(target.files.readText('/etc/redis/redis.conf')).toBe('port 7000\n');
    expect(target.files.exists('/etc/redis/redis.conf.dpkg-dist')).toBe(true);
    expect(target.accounts.user('redis')).toMatchObject({ home: '/var/lib/redis' });
  });

  it.each(PLATFORMS)('%s has the files of a package only with that package', (platform) => {
    const base = createBaseTarget({ platform }, platformManagers);
    const cron = ['rhel-9', 'almalinux-9'].includes(platform) ? 'cronie' : 'cron';
    for (const [name, path] of [
      ['openssh-server', '/etc/ssh/sshd_config'],
      ['sudo', '/etc/sudoers'],
      ['sudo', '/usr/sbin/visudo'],
      [cron, '/usr/bin/crontab'],
    ] as const) {
      expect([path, base.files.exists(path)]).toEqual([path, false]);
      const target = createTarget({ platform });
      expect([path, target.files.exists(path)]).toEqual([path, true]);
      target.packages.remove(name, true);
      expect([path, target.files.exists(path)]).toEqual([path, false]);
    }
  });

  it('removes conflicting packages', () => {
    const target = createTarget();
    expect(target.services.isRunning('systemd-timesyncd')).toBe(true);
    target.packages.install('chrony');
    expect(target.packages.versionOf('systemd-timesyncd')).toBeUndefined();
    expect(target.services.isKnown('systemd-timesyncd')).toBe(false);
    target.packages.install('ntpsec');
    expect(target.packages.versionOf('chrony')).toBeUndefined();
  });

  it('removes programs and services with a package, and its configuration on purge', () => {
    const target = createTarget();
    target.packages.install('haproxy');
    target.services.start('haproxy');
    target.packages.remove('haproxy');
    expect(target.services.isRunning('haproxy')).toBe(false);
    // The package's init script remains, and systemd generates a unit from it.
    expect(target.services.isKnown('haproxy')).toBe(true);
    expect(target.files.exists('/usr/sbin/haproxy')).toBe(false);
    expect(target.files.exists('/etc/haproxy/haproxy.cfg')).toBe(true);
    target.packages.install('haproxy');
    target.packages.remove('haproxy', true);
    expect(target.services.isKnown('haproxy')).toBe(false);
    expect(target.files.exists('/etc/haproxy')).toBe(false);
    expect(target.files.exists('/etc/logrotate.d')).toBe(true);
  });

  it('is restored from JSON, with the same offer', () => {
    const target = broken('/etc/nginx/nginx.conf', 'http {\n', 'nginx');
    target.services.start('nginx');
    const again = machineFromJson(JSON.parse(JSON.stringify(machineToJson(target))));
    expect(again.packages.archive).toBe(target.packages.archive);
    expect(again.services.logOf('nginx')).toEqual(target.services.logOf('nginx'));
  });
});

describe('a service with a broken configuration', () => {
  it.each([
    [
      'nginx',
      'nginx',
      '/etc/nginx/nginx.conf',
      'events {}\nhttp {\n  foo on;\n}\n',
      'unknown directive "foo" in /etc/nginx/nginx.conf:3',
    ],
    [
      'nginx',
      'nginx',
      '/etc/nginx/nginx.conf',
      'events {}\nhttp {\n  server {\n',
      'unexpected end of file, expecting "}" in /etc/nginx/nginx.conf:3',
    ],
    [
      'nginx',
      'nginx',
      '/etc/nginx/sites-enabled/x',
      'server { listen 80000; }\n',
      'invalid port in "80000" of the "listen" directive',
    ],
    [
      'apache2',
      'apache2',
      '/etc/apache2/sites-enabled/x.conf',
      'RewriteEngine on\n',
      "Invalid command 'RewriteEngine', perhaps misspelled",
    ],
    ['apache2', 'apache2', '/etc/apache2/sites-enabled/x.conf', '<Directory /x>\n', '<Directory> was not closed.'],
    ['openssh-server', 'ssh', '/etc/ssh/sshd_config', 'PermitRootLogin maybe\n', 'line 1: unsupported option "maybe".'],
    ['openssh-server', 'ssh', '/etc/ssh/sshd_config', 'Porto 22\n', 'Bad configuration option: Porto'],
    [
      'haproxy',
      'haproxy',
      '/etc/haproxy/haproxy.cfg',
      'frontend a\n  default_backend b\n',
      "unable to find required default_backend: 'b'",
    ],
    [
      'bind9',
      'named',
      '/etc/bind/named.conf.local',
      'zone "x" { type master; }\n',
      'named.conf.local:2: unexpected end of input',
    ],
    [
      'redis-server',
      'redis-server',
      '/etc/redis/redis.conf',
      'porrt 1\n',
      'Bad directive or wrong number of arguments',
    ],
    ['chrony', 'chrony', '/etc/chrony/chrony.conf', 'poool x\n', 'Invalid directive at line 1'],
  ])('%s does not start', (name, unit, path, content, message) => {
    const target = broken(path, content, name);
    if (target.services.isRunning(unit)) target.services.stop(unit);
    expect(target.services.start(unit)).toBe(false);
    expect(target.services.stateOf(unit)).toMatchObject({ ensure: 'stopped', failed: true });
    expect(target.services.logOf(unit).join('\n')).toContain(message);
  });

  it('is reported by shell commands, and starts again once the file is fixed', async () => {
    const target = broken('/etc/nginx/nginx.conf', 'http {}\n', 'nginx');
    expect(await runShell(target, 'nginx -t')).toMatchObject({ exitCode: 1 });
    expect(await runShell(target, 'systemctl restart nginx')).toMatchObject({ exitCode: 1 });
    expect((await runShell(target, 'systemctl is-active nginx')).stdout).toBe('failed\n');
    expect((await runShell(target, 'systemctl status nginx')).stdout).toContain('Active: failed (Result: exit-code)');
    expect((await runShell(target, 'journalctl -u nginx')).stdout).toContain('no "events" section in configuration');
    await runShell(target, "echo 'events {}' > /etc/nginx/nginx.conf");
    expect((await runShell(target, 'nginx -t && systemctl start nginx && systemctl is-active nginx')).stdout).toBe(
      'active\n',
    );
  });

  it('is one that was written by hand and finds neither program nor account', () => {
    const target = createTarget({
      files: { '/etc/systemd/system/app.service': '[Service]\nType=exec\nUser=app\nExecStart=/opt/app/run\n' },
    });
    expect(target.services.start('app')).toBe(false);
    expect(target.services.logOf('app').join('\n')).toContain('status=217/USER');
    target.accounts.setGroup('app', { gid: 900, members: [] });
    const ages = { minAge: '', maxAge: '', warnDays: '' };
    target.accounts.setUser('app', {
      uid: 900,
      gid: 900,
      comment: '',
      home: '/',
      shell: '/bin/sh',
      password: '!',
      expiry: '',
      ...ages,
    });
    expect(target.services.start('app')).toBe(false);
    expect(target.services.logOf('app').join('\n')).toContain('status=203/EXEC');
    target.files.makeDirectories('/opt/app');
    target.files.write('/opt/app/run', '#!/bin/sh\n', { mode: 0o777 });
    expect(target.services.start('app')).toBe(true);
  });
});

describe('a shell with installed packages', () => {
  it('switches sites of Apache', async () => {
    const target = broken(
      '/etc/apache2/sites-available/shop.conf',
      '<VirtualHost *:8080>\n</VirtualHost>\n',
      'apache2',
    );
    expect((await runShell(target, 'a2ensite shop')).stdout).toContain('Enabling site shop.');
    expect(target.files.readLink('/etc/apache2/sites-enabled/shop.conf')).toBe('../sites-available/shop.conf');
    expect((await runShell(target, 'a2dissite shop')).stdout).toContain('Site shop disabled.');
    expect(await runShell(target, 'a2ensite none')).toMatchObject({
      exitCode: 1,
      stderr: 'ERROR: Site none does not exist!\n',
    });
    expect((await runShell(target, 'a2enmod rewrite && apachectl configtest')).stderr).toBe('Syntax OK\n');
  });

  it('enables a module of Apache after those that it depends on', async () => {
    const target = createTarget();
    target.packages.install('apache2');
    expect(await runShell(target, 'a2enmod ssl')).toMatchObject({
      stdout: expect.stringContaining(
        'Considering dependency socache_shmcb for ssl:\nEnabling module socache_shmcb.\n',
      ),
    });
    expect(target.files.list('/etc/apache2/mods-enabled')).toEqual(
      expect.arrayContaining(['socache_shmcb.load', 'ssl.conf', 'ssl.load']),
    );
  });

  it('has one version of each package in the repositories, and no version of others', () => {
    const { packages } = createTarget();
    expect(packages.offers('nginx', packages.candidateOf('nginx') ?? '')).toBe(true);
    expect(packages.offers('nginx', '1.18.0-6')).toBe(false);
    expect(packages.offers('made-here', '2.0')).toBe(false);
    expect(packages.candidateOf('made-here')).toBeUndefined();
  });

  it('has clients that need their servers, and repositories of Subversion', async () => {
    const target = createTarget();
    expect(await runShell(target, 'svnadmin create /srv/svn')).toMatchObject({ exitCode: 127 });
    target.packages.install('subversion');
    target.packages.install('mariadb-server');
    await runShell(target, 'mkdir -p /srv && svnadmin create /srv/svn');
    expect(target.files.readText('/srv/svn/format')).toBe('5\n');
    target.services.stop('mysql');
    expect(await runShell(target, 'mysql -e "show databases"')).toMatchObject({ exitCode: 1 });
    target.services.start('mysql');
    expect(await runShell(target, 'mysql -e "show databases"')).toMatchObject({ exitCode: 0 });
    expect((await runShell(target, 'apt-cache search redis')).stdout).toContain('redis-server');
    expect((await runShell(target, 'apt-cache policy nginx')).stdout).toContain('Candidate: 1.22.1');
  });
});

describe('the services of a package', () => {
  it('are started and enabled by Debian, and left to the administrator by RHEL', () => {
    const debian = createTarget();
    debian.packages.install('nginx');
    expect(debian.services.stateOf('nginx')).toMatchObject({ ensure: 'running', enable: 'true' });
    const rhel = createTarget({ platform: 'rhel-9' });
    rhel.packages.install('nginx');
    expect(rhel.services.stateOf('nginx')).toMatchObject({ ensure: 'stopped', enable: 'false' });
  });

  it('fail if their existing configuration is broken, while the package stays installed', () => {
    const target = createTarget({ files: { '/etc/nginx/nginx.conf': 'http {}\n' } });
    target.packages.install('nginx');
    expect(target.packages.versionOf('nginx')).toBeDefined();
    expect(target.services.stateOf('nginx')).toMatchObject({ ensure: 'stopped', enable: 'true', failed: true });
    expect(target.files.exists('/etc/nginx/nginx.conf.dpkg-dist')).toBe(true);
  });

  it('stay stopped if policy-rc.d forbids starting them, or if the package does not start them', () => {
    const target = createTarget({ files: { '/usr/sbin/policy-rc.d': '#!/bin/sh\nexit 101\n' } });
    target.packages.install('nginx');
    expect(target.services.stateOf('nginx')).toMatchObject({ ensure: 'stopped', enable: 'true' });
    target.packages.install('keepalived');
    expect(target.services.stateOf('keepalived')).toMatchObject({ ensure: 'stopped', enable: 'true' });
  });

  it('are restarted by an upgrade if they run', () => {
    const target = createTarget();
    target.packages.install('haproxy', '1.0');
    const before = target.services.logOf('haproxy').length;
    target.packages.install('haproxy');
    expect(target.services.logOf('haproxy').slice(before).join('\n')).toContain('Stopping haproxy.service');
    target.services.stop('haproxy');
    target.packages.install('haproxy', '1.0');
    expect(target.services.isRunning('haproxy')).toBe(false);
  });
});
