import { describe, expect, it } from 'vitest';
import { createTarget } from '../../description.ts';
import { runShell } from '../run-shell.ts';

const COMMON = [
  'systemctl',
  'journalctl',
  'service',
  'id',
  'getent',
  'hostname',
  'uname',
  'crontab',
  'useradd',
  'usermod',
  'userdel',
];

describe('--help', () => {
  it.each([...COMMON, 'dpkg', 'apt-get', 'apt', 'apt-cache'])('of %s prints the usage', async (name) => {
    const { exitCode, stdout } = await runShell(createTarget(), `${name} --help`);
    expect(exitCode).toBe(0);
    expect(stdout).toContain(name);
  });

  it.each(['rpm', 'dnf'])('of %s, on RHEL', async (name) => {
    const target = createTarget({ platform: 'rhel-9' });
    expect(await runShell(target, `${name} --help`)).toMatchObject({
      exitCode: 0,
      stdout: expect.stringContaining(name),
    });
  });
});

describe('an option that a command does not have', () => {
  it.each([
    ['systemctl --bogus', 1, "systemctl: unrecognized option '--bogus'"],
    ['systemctl frob x', 1, 'Unknown command verb frob.'],
    ['journalctl --bogus=1', 1, "journalctl: unrecognized option '--bogus=1'"],
    ['id --bogus', 1, "Try 'id --help' for more information."],
    ['uname --bogus', 1, "uname: unrecognized option '--bogus'"],
    ['getent --bogus', 64, "getent: unrecognized option '--bogus'"],
    ['apt-get install --bogus x', 100, 'E: Command line option --bogus is not understood'],
    ['dpkg --bogus', 2, 'dpkg: error: unknown option --bogus'],
    ['useradd --bogus x', 2, "useradd: unrecognized option '--bogus'"],
  ])('%s', async (line, exitCode, message) => {
    const result = await runShell(createTarget(), line);
    expect(result).toMatchObject({ exitCode, stderr: expect.stringContaining(message) });
  });

  it('is not reported after a double dash, nor for an option with a value', async () => {
    expect(await runShell(createTarget(), 'id -- root')).toMatchObject({ exitCode: 0 });
    expect(await runShell(createTarget(), 'journalctl --unit=cron --lines=5')).toMatchObject({ exitCode: 0 });
  });
});

describe('packages on Debian', () => {
  it('list their files, and files their package', async () => {
    const target = createTarget();
    target.packages.install('nginx');
    expect((await runShell(target, 'dpkg -L nginx-common')).stdout).toContain('\n/etc/nginx/nginx.conf\n');
    expect((await runShell(target, 'dpkg -S /etc/nginx/nginx.conf')).stdout).toBe(
      'nginx-common: /etc/nginx/nginx.conf\n',
    );
    expect(await runShell(target, 'dpkg -S /none')).toMatchObject({
      exitCode: 1,
      stderr: 'dpkg-query: no path found matching pattern /none\n',
    });
    expect((await runShell(target, 'apt-cache madison nginx')).stdout).toContain('nginx | 1.22.1');
  });

  it('keep existing configuration, with a message', async () => {
    const target = createTarget({ files: { '/etc/redis/redis.conf': 'port 7000\n' } });
    const { stdout } = await runShell(target, 'apt-get install -y -o Dpkg::Options::=--force-confdef redis-server');
    expect(stdout).toContain("Configuration file '/etc/redis/redis.conf'\n ==> File on system created by you");
    expect(stdout).toContain(' ==> Keeping old config file as default.\n');
  });
});
