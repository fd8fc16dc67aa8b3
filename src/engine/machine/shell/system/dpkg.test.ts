import { describe, expect, it } from 'vitest';
import { createTarget } from '../../description.ts';
import { runShell } from '../run-shell.ts';

describe('dpkg on Debian', () => {
  it('distinguishes installed packages from those with remaining configuration', async () => {
    const target = createTarget();
    target.packages.install('memcached');
    target.packages.remove('memcached');
    const said = async (line: string): Promise<string> => (await runShell(target, line)).stdout;
    expect(await said("dpkg-query -W -f='${db:Status-Abbrev}${Package} ${Status}\\n' memcached bash")).toBe(
      'ii bash install ok installed\nrc memcached deinstall ok config-files\n',
    );
    expect(await said('dpkg -l memcached | tail -n 1 | cut -c1-13')).toBe('rc  memcached\n');
    expect(await said('dpkg --get-selections memcached')).toBe('memcached\t\t\t\t\tdeinstall\n');
    expect(await said('dpkg -s bash | head -n 2')).toBe('Package: bash\nEssential: yes\n');
    await runShell(target, 'apt-get purge -y memcached');
    expect(await runShell(target, 'dpkg -s memcached')).toMatchObject({ exitCode: 1 });
    expect(target.files.exists('/etc/memcached.conf')).toBe(false);
  });

  it.each([
    ['1.10 gt 1.9', 0],
    ['1.0~rc1 ge 1.0', 1],
    ['1:1.0 gt 2.0', 0],
  ])('compares %s', async (words, exitCode) => {
    expect(await runShell(createTarget(), `dpkg --compare-versions ${words}`)).toMatchObject({ exitCode });
  });

  it('does not remove a package that no archive contains', async () => {
    expect(await runShell(createTarget(), 'apt-get remove -y nosuch')).toMatchObject({
      exitCode: 100,
      stderr: 'E: Unable to locate package nosuch\n',
    });
  });
});

describe('the shell', () => {
  it('copies the contents of a directory, and starts a login in the home directory of the account', async () => {
    const target = createTarget({ files: { '/srv/a/one': '1\n' } });
    await runShell(target, 'mkdir /srv/b && cp -r /srv/a/. /srv/b && useradd -m bot');
    expect(target.files.list('/srv/b')).toEqual(['one']);
    expect((await runShell(target, 'su - bot -c pwd')).stdout).toBe('/home/bot\n');
    expect((await runShell(target, 'cd /srv && su bot -c pwd')).stdout).toBe('/srv\n');
  });

  it('creates keys with their owner, in the form of real ones', async () => {
    const target = createTarget();
    await runShell(target, 'useradd -m bot && su bot -c "ssh-keygen -q -t ed25519 -N \'\' -f /home/bot/key"');
    expect(target.files.readText('/home/bot/key.pub')).toMatch(/^ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI[\w+/]{43} bot@/);
    expect((await runShell(target, 'stat -c %U:%a /home/bot/key')).stdout).toBe('bot:600\n');
  });
});
