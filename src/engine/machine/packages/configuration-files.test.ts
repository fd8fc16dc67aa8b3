import { describe, expect, it } from 'vitest';
import { createTarget } from '../description.ts';
import { runShell } from '../shell/run-shell.ts';
import { startingMachine } from '../starting-machine.ts';
import { machineFromJson, machineToJson } from '../target-json.ts';
import type { Target } from '../target.ts';

const CONFIGURATION = '/etc/haproxy/haproxy.cfg';

function withHaproxy(): Target {
  const target = createTarget();
  target.packages.install('haproxy');
  return target;
}

function textOf(target: Target, path: string): string | undefined {
  return target.files.exists(path) ? target.files.readText(path) : undefined;
}

async function apt(target: Target, words: string) {
  return runShell(target, `apt-get -q -y ${words}`);
}

/**
 * Creates a machine that offers a package `shop`, and a configuration file of the package that contains its version.
 * The machine is a copy of `machine`, or a fresh one by default.
 */
function shop(version: string, machine?: Target): Target {
  const archive = { shop: { versions: [version], files: { '/etc/shop.conf': `v${version}\n` } } };
  if (machine !== undefined) return machineFromJson(machineToJson(machine), archive);
  const platform = { platform: 'debian-12', hostname: 'web.example.com' } as const;
  return startingMachine(platform, { files: {}, packages: {}, services: {}, archive });
}

describe('the configuration files of a package of Debian', () => {
  it('stay as they were changed, without a question, while the package has the same', async () => {
    const target = withHaproxy();
    target.files.write(CONFIGURATION, 'changed\n');
    for (const words of [
      '--reinstall install haproxy',
      '-o Dpkg::Options::=--force-confnew --reinstall install haproxy',
    ])
      expect(await apt(target, words)).toMatchObject({ exitCode: 0 });
    expect(textOf(target, CONFIGURATION)).toBe('changed\n');
    target.packages.remove('haproxy');
    expect(await apt(target, 'install haproxy')).toMatchObject({ exitCode: 0 });
    expect(textOf(target, CONFIGURATION)).toBe('changed\n');
    expect(target.files.list('/etc/haproxy')).toEqual(['errors', 'haproxy.cfg']);
  });

  it('stay deleted, unless --force-confmiss restores them', async () => {
    const target = withHaproxy();
    target.files.unlink(CONFIGURATION);
    await apt(target, '--reinstall install haproxy');
    expect(textOf(target, CONFIGURATION)).toBeUndefined();
    const { stdout } = await apt(target, '-o Dpkg::Options::=--force-confmiss --reinstall install haproxy');
    expect(stdout).toContain(
      `\nConfiguration file '${CONFIGURATION}', does not exist on system.\nInstalling new config file as you requested.\n`,
    );
    expect(textOf(target, CONFIGURATION)).toMatch(/^global/);
  });

  it.each([
    ['confold', 'Using current old file as you requested.', 'mine\n', 'haproxy.cfg.dpkg-dist'],
    ['confdef', 'Keeping old config file as default.', 'mine\n', 'haproxy.cfg.dpkg-dist'],
    ['confnew', 'Using new file as you requested.', expect.stringMatching(/^global/), 'haproxy.cfg.dpkg-old'],
  ])('are kept or replaced with --force-%s where someone wrote them before', async (force, words, text, beside) => {
    const target = createTarget({ files: { [CONFIGURATION]: 'mine\n' } });
    const { stdout } = await apt(target, `-o Dpkg::Options::=--force-${force} install haproxy`);
    expect(stdout).toContain(
      `\nConfiguration file '${CONFIGURATION}'\n ==> File on system created by you or by a script.\n` +
        ` ==> File also in package provided by package maintainer.\n ==> ${words}\n`,
    );
    expect(textOf(target, CONFIGURATION)).toEqual(text);
    expect(target.files.list('/etc/haproxy')).toEqual(['errors', 'haproxy.cfg', beside]);
  });

  it('need an answer without an option for them, so the installation fails', async () => {
    const target = createTarget({ files: { [CONFIGURATION]: 'mine\n' } });
    const { exitCode, output } = await apt(target, 'install haproxy');
    expect(exitCode).toBe(100);
    expect(output).toContain('*** haproxy.cfg (Y/I/N/O/D/Z) [default=N] ? ');
    expect(output).toContain('end of file on stdin at conffile prompt');
    expect(target.packages.versionOf('haproxy')).toBeUndefined();
    target.files.write('/etc/apt/apt.conf.d/90local', 'Dpkg::Options { "--force-confold"; };\n');
    expect(await apt(target, 'install haproxy')).toMatchObject({ exitCode: 0 });
  });

  it('are brought up to date by another version, unless they were changed or deleted', async () => {
    let target = shop('1');
    await apt(target, 'install shop');
    target = shop('2', target);
    expect((await apt(target, 'install shop')).stdout).toContain(
      'Installing new version of config file /etc/shop.conf',
    );
    expect(textOf(target, '/etc/shop.conf')).toBe('v2\n');
    target.files.write('/etc/shop.conf', 'edited\n');
    target = shop('3', target);
    expect((await apt(target, '-o Dpkg::Options::=--force-confold install shop')).stdout).toContain(
      ' ==> Modified (by you or by a script) since installation.\n ==> Package distributor has shipped an updated version.\n',
    );
    expect([textOf(target, '/etc/shop.conf'), textOf(target, '/etc/shop.conf.dpkg-dist')]).toEqual([
      'edited\n',
      'v3\n',
    ]);
    target.files.unlink('/etc/shop.conf');
    target = shop('4', target);
    expect((await apt(target, 'install shop')).output).toContain(
      ' ==> Deleted (by you or by a script) since installation.',
    );
    await apt(target, '-o Dpkg::Options::=--force-confnew install shop');
    expect(textOf(target, '/etc/shop.conf')).toBe('v4\n');
    expect(target.files.exists('/etc/shop.conf.dpkg-dist')).toBe(false);
  });

  it('are removed on purge, with nearby files and the account, but files of others stay', () => {
    const target = withHaproxy();
    for (const suffix of ['.dpkg-old', '.dpkg-dist', '~', '.bak'])
      target.files.write(`${CONFIGURATION}${suffix}`, 'x\n');
    target.files.write('/etc/haproxy/other', 'x\n');
    target.packages.remove('haproxy');
    expect(target.accounts.user('haproxy')).toBeDefined();
    target.packages.remove('haproxy', true);
    expect(target.files.list('/etc/haproxy')).toEqual(['other']);
    expect(target.accounts.user('haproxy')).toBeUndefined();
  });

  it('of an init script leave its service enabled, until it is disabled or purged', () => {
    const target = createTarget();
    target.packages.install('vsftpd');
    target.packages.remove('vsftpd');
    expect(target.services.stateOf('vsftpd')).toEqual({ ensure: 'stopped', enable: 'true' });
    target.services.disable('vsftpd');
    expect(target.services.stateOf('vsftpd')).toEqual({ ensure: 'stopped', enable: 'false' });
    target.packages.remove('vsftpd', true);
    expect(target.services.stateOf('vsftpd')).toBeUndefined();
  });

  it('do not enable a disabled unit again if it belongs to another, still installed package', () => {
    const target = createTarget();
    target.packages.install('nginx');
    expect(target.services.stateOf('nginx')?.enable).toBe('true');
    target.services.disable('nginx');
    target.packages.remove('nginx', true);
    target.packages.install('nginx');
    expect(target.services.stateOf('nginx')?.enable).toBe('false');
  });

  it('keep files written by a daemon, some packages even on purge', () => {
    const target = createTarget();
    target.packages.install('mariadb-server');
    target.packages.install('nginx');
    target.packages.remove('nginx-common');
    expect(target.files.exists('/var/log/nginx/access.log')).toBe(true);
    target.packages.remove('nginx-common', true);
    expect(target.files.exists('/var/log/nginx')).toBe(false);
    target.packages.remove('mariadb-server', true);
    expect(target.files.exists('/var/lib/mysql/ibdata1')).toBe(true);
  });
});

describe('the configuration files of a package of Red Hat', () => {
  it('are removed with the package, except changed ones, which stay as .rpmsave', () => {
    const target = createTarget({ platform: 'rhel-9' });
    target.packages.install('haproxy');
    target.packages.remove('haproxy');
    expect(target.files.exists(CONFIGURATION)).toBe(false);
    target.packages.install('haproxy');
    target.files.write(CONFIGURATION, 'changed\n');
    target.packages.remove('haproxy');
    expect([textOf(target, CONFIGURATION), textOf(target, `${CONFIGURATION}.rpmsave`)]).toEqual([
      undefined,
      'changed\n',
    ]);
    expect(target.packages.isLeftBehind('haproxy')).toBe(false);
  });
});
