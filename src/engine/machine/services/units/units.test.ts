import { describe, expect, it } from 'vitest';
import { createTarget } from '../../description.ts';
import { unitLine } from '../../packages/package-contents.ts';
import type { PlatformId } from '../../platform.ts';
import { runShell } from '../../shell/run-shell.ts';
import { findUnit } from './index.ts';
import { cronMistake } from './logging-checks.ts';

describe('the configuration files of a package', () => {
  it.each<PlatformId>(['debian-12', 'ubuntu-24.04', 'rhel-9'])('lets its services start on %s', (platform) => {
    const { archive } = createTarget({ platform }).packages;
    for (const name of archive.describedNames()) {
      const { services = [] } = archive.find(name) ?? {};
      const started = services.map(unitLine).filter((line) => line.isStarted && findUnit(line.name).description !== '');
      if (started.length === 0) continue;
      const target = createTarget({ platform });
      target.packages.install(name);
      for (const { name: service } of started) {
        // PostgreSQL needs an initialized cluster on RHEL; fail2ban exits if there is no file to watch.
        if ((platform === 'rhel-9' && service === 'postgresql') || service === 'fail2ban') continue;
        const isRunning = target.services.isRunning(service) || target.services.start(service);
        expect({ name, service, isRunning, log: isRunning ? [] : target.services.logOf(service) }).toEqual({
          name,
          service,
          isRunning: true,
          log: [],
        });
      }
    }
  });
});

it('BIND accepts directives after a block within `inet`, but not after other blocks', async () => {
  const target = createTarget();
  target.packages.install('bind9');
  const check = async (text: string): Promise<string> => {
    target.files.write('/tmp/named.conf', text);
    return (await runShell(target, 'named-checkconf /tmp/named.conf')).output.trim();
  };
  expect(await check('controls { inet 127.0.0.1 port 953 allow { 127.0.0.1; } keys { "k"; }; };\n')).toBe('');
  expect(await check('options { listen-on { any; } recursion no; };\n')).toBe(
    "/tmp/named.conf:1: missing ';' before 'recursion'",
  );
});

/** Returns the journal of a service that cannot start because of an invalid file. */
function refusal(platform: PlatformId, name: string, service: string, path: string, content: string): string {
  const target = createTarget({ platform });
  target.packages.install(name);
  target.files.write(path, content);
  expect(target.services.restart(service)).toBe(false);
  expect(target.services.stateOf(service)).toMatchObject({ ensure: 'stopped', failed: true });
  return target.services.logOf(service).join('\n');
}

describe('a broken file', () => {
  const pg = '/etc/postgresql/15/main';
  it.each([
    [
      'postgresql',
      `${pg}/postgresql.conf`,
      'port = 5432\nlisten = *\n',
      `unrecognized configuration parameter "listen" in file "${pg}/postgresql.conf" line 2`,
    ],
    [
      'postgresql',
      `${pg}/postgresql.conf`,
      'port 5432\nmax_connections = a b\n',
      `syntax error in file "${pg}/postgresql.conf" line 2, near token "a"`,
    ],
    ['postgresql', `${pg}/postgresql.conf`, "port = '99999'\n", 'invalid value for parameter "port": "99999"'],
    ['postgresql', `${pg}/pg_hba.conf`, 'hots all all 127.0.0.1/32 md5\n', 'invalid connection type "hots"'],
    ['memcached', '/etc/memcached.conf', '-m 64\n-Q 1\n', "invalid option -- 'Q'"],
    ['memcached', '/etc/memcached.conf', '-u nobody-here\n', "can't find the user nobody-here to switch to"],
    [
      'rabbitmq-server',
      '/etc/rabbitmq/rabbitmq.conf',
      'listeners.tcp.default = 5672\nlistenerz = 1\n',
      "You've tried to set listenerz, but there is no setting with that name.",
    ],
    ['rabbitmq-server', '/etc/rabbitmq/rabbitmq.conf', 'vm_memory\n', 'syntax error before: "vm_memory"'],
    [
      'rsyslog',
      '/etc/rsyslog.conf',
      'module(load="imuxsock")\n*.* /var/log/all\nnonsense here\n',
      "on or before line 3: syntax error on token 'nonsense'",
    ],
  ])('keeps %s from starting: %s', (name, path, content, message) => {
    expect(refusal('debian-12', name, name, path, content)).toContain(message);
  });

  it('is reported on RHEL with the paths of RHEL', () => {
    expect(refusal('rhel-9', 'memcached', 'memcached', '/etc/sysconfig/memcached', 'PORT="many"\n')).toContain(
      'invalid port number "many"',
    );
    const target = createTarget({ platform: 'rhel-9' });
    target.packages.install('postgresql-server');
    expect(target.services.start('postgresql')).toBe(false);
    expect(target.services.logOf('postgresql').join('\n')).toContain('postgresql-setup --initdb');
  });

  it('is not reported after postgresql-setup creates the cluster on RHEL', async () => {
    const target = createTarget({ platform: 'rhel-9' });
    target.packages.install('postgresql-server');
    expect(await runShell(target, 'postgresql-setup --initdb')).toMatchObject({ exitCode: 0 });
    expect(target.services.start('postgresql')).toBe(true);
    expect((await runShell(target, 'postgresql-setup --initdb')).stderr).toContain('is not empty!');
  });

  it('of rsyslog may be an included file, and has a test command', async () => {
    const target = createTarget();
    target.packages.install('rsyslog');
    expect(await runShell(target, 'rsyslogd -N1')).toMatchObject({ exitCode: 0 });
    target.files.write('/etc/rsyslog.conf', '$IncludeConfig /etc/rsyslog.d/*.conf\nmail.info;auth.* -/var/log/mail\n');
    target.files.write('/etc/rsyslog.d/10-x.conf', 'if $msg contains "x" then {\n  stop\n}\noops\n');
    const result = await runShell(target, 'rsyslogd -N1');
    expect(result.exitCode).toBe(1);
    expect(result.stderr).toContain(
      "error during parsing file /etc/rsyslog.d/10-x.conf, on or before line 4: syntax error on token 'oops'",
    );
  });
});

describe('cron', () => {
  it('starts with an invalid crontab, and logs that it skips it', () => {
    const target = createTarget({ files: { '/etc/cron.d/app': 'MAILTO=root\n99 * * * * root /bin/true\n' } });
    expect(target.services.restart('cron')).toBe(true);
    const log = target.services.logOf('cron').join('\n');
    expect(log).toContain('Error: bad minute; while reading /etc/cron.d/app');
    expect(log).toContain('this crontab file will be ignored');
  });

  it.each([
    ['*/5 1-3,7 * jan mon root /bin/true', undefined],
    ['@daily root /bin/true', undefined],
    ['PATH=/bin', undefined],
    ['* 24 * * * root x', 'bad hour'],
    ['* * 0 * * root x', 'bad day-of-month'],
    ['* * * 13 * root x', 'bad month'],
    ['* * * * 8 root x', 'bad day-of-week'],
    ['@sometimes root x', 'bad time specifier'],
    ['* * * * *', 'bad username'],
    ['* * * * * root', 'bad command'],
  ])('reads %s', (line, mistake) => {
    expect(cronMistake(line)).toBe(mistake);
  });
});

describe('visudo', () => {
  it('checks all files of sudo, as sudo itself does', async () => {
    const target = createTarget();
    const parsed = '/etc/sudoers: parsed OK\n/etc/sudoers.d/README: parsed OK\n';
    expect(await runShell(target, 'visudo -c')).toMatchObject({ exitCode: 0, stdout: parsed });
    target.files.write(
      '/etc/sudoers.d/ops',
      '%ops ALL=(ALL) NOPASSWD: /usr/bin/systemctl restart nginx, /bin/ls\nDefaults:joe !requiretty\n',
    );
    expect((await runShell(target, 'visudo -c')).stderr).toBe(
      '/etc/sudoers.d/ops: bad permissions, should be mode 0440\n',
    );
    target.files.chmod('/etc/sudoers.d/ops', 0o440);
    expect((await runShell(target, 'visudo -c')).stdout).toContain('/etc/sudoers.d/ops: parsed OK\n');
    target.files.write('/etc/sudoers.d/ops', 'joe ALL=(ALL NOPASSWD: ALL\n');
    const broken = await runShell(target, 'visudo -c');
    expect(broken.exitCode).toBe(1);
    expect(broken.stderr).toContain('/etc/sudoers.d/ops:1:');
    expect(broken.stderr).toContain('syntax error\njoe ALL=(ALL NOPASSWD: ALL\n');
    expect(await runShell(target, 'sudo true')).toMatchObject({ exitCode: 0, stderr: broken.stderr });
    target.files.write('/etc/sudoers.d/ops', 'this is not sudoers\n');
    const wordy = await runShell(target, 'visudo -c');
    expect(wordy.stderr).toContain(':1:9: syntax error\nthis is not sudoers\n        ^~~\n');
  });

  it.each([
    ['root ALL=(ALL:ALL) ALL', 0],
    ['User_Alias ADMINS = joe, jane', 0],
    ['Defaults env_reset, secure_path="/usr/bin:/bin"', 0],
    ['Defaults  mail_badpass', 0],
    ['joe ALL = NOPASSWD: \\\n  /bin/ls', 0],
    ['# only words', 0],
    ['joe', 1],
    ['joe ALL', 1],
    ['joe ALL=(ALL) bin/ls', 1],
    ['this is nonsense', 1],
  ])('takes or refuses %j', async (line, exitCode) => {
    const target = createTarget({ files: { '/tmp/x': `${line}\n` } });
    expect(await runShell(target, 'visudo -cf /tmp/x')).toMatchObject({ exitCode });
  });
});

describe('units that start and do not run', () => {
  it('fail2ban ends without the log of sshd, which systemd does not take for a failed start', () => {
    const target = createTarget();
    target.packages.install('fail2ban');
    expect(target.services.start('fail2ban')).toBe(true);
    expect(target.services.stateOf('fail2ban')).toMatchObject({ ensure: 'stopped', failed: true });
    expect(target.services.logOf('fail2ban').join('\n')).toContain('Have not found any log file for sshd jail');
    target.packages.install('rsyslog');
    target.services.start('fail2ban');
    expect(target.services.isRunning('fail2ban')).toBe(true);
  });

  it('rsync starts without its configuration, but does not run', () => {
    const target = createTarget();
    target.packages.install('rsync');
    expect(target.services.start('rsync')).toBe(true);
    expect(target.services.isRunning('rsync')).toBe(false);
    target.files.write('/etc/rsyncd.conf', '[data]\npath = /srv\n');
    expect(target.services.start('rsync')).toBe(true);
    expect(target.services.isRunning('rsync')).toBe(true);
  });
});
