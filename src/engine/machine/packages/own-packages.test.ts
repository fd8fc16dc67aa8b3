import { describe, expect, it } from 'vitest';
import { describeDifferences } from '../machine-differences.ts';
import { runShell } from '../shell/run-shell.ts';
import { startingMachine } from '../starting-machine.ts';
import { machineFromJson, machineToJson } from '../target-json.ts';
import type { OwnPackages } from './own-packages.ts';

const shop = {
  versions: ['1.2', '1.10', '1.0~rc1'],
  depends: ['nginx|apache2'],
  files: {
    '/etc/shop/shop.conf': 'port = 80\n',
    '/usr/bin/shop': '#!/bin/sh\necho shop "$@"\n',
    '/opt/shop/run': '#!/bin/sh\nexit 0\n',
  },
  unit: 'shop',
} as const;

function machine(archive: OwnPackages, platform: 'debian-12' | 'rhel-9' = 'debian-12') {
  return startingMachine({ platform, hostname: 'web.example.com' }, { files: {}, packages: {}, services: {}, archive });
}

async function said(target: ReturnType<typeof machine>, line: string): Promise<string> {
  return (await runShell(target, line)).output;
}

describe('a custom package', () => {
  it('is in the archive, but not installed automatically', () => {
    const { packages } = machine({ shop });
    expect(packages.versionOf('shop')).toBeUndefined();
    expect(packages.versionsOf('shop')).toEqual(['1.10', '1.2', '1.0~rc1']);
    expect(machine({}).packages.candidateOf('shop')).toBeUndefined();
  });

  it('is installed with its dependencies, files, programs and service, and removed with them', async () => {
    const target = machine({ shop });
    await runShell(target, 'apt-get install -y shop');
    expect(target.packages.versionOf('shop')).toBe('1.10');
    expect(target.packages.versionOf('nginx')).toBeDefined();
    expect(await said(target, 'shop --all; cat /etc/shop/shop.conf; dpkg -S /opt/shop/run')).toBe(
      'shop --all\nport = 80\nshop: /opt/shop/run\n',
    );
    expect(target.state.services.get('shop')).toMatchObject({ ensure: 'running', enable: 'true' });
    await runShell(target, 'apt-get remove -y shop');
    expect(target.files.exists('/usr/bin/shop')).toBe(false);
    expect(target.files.exists('/etc/shop/shop.conf')).toBe(true);
    expect(target.packages.isLeftBehind('shop')).toBe(true);
    target.packages.remove('shop', true);
    expect(target.files.exists('/etc/shop')).toBe(false);
  });

  it('is installed only at one of its versions', async () => {
    const target = machine({ shop });
    expect((await runShell(target, 'apt-get install -y shop=1.2')).exitCode).toBe(0);
    expect(target.packages.versionOf('shop')).toBe('1.2');
    expect(await said(target, 'apt-get install -y shop=7')).toContain("E: Version '7' for 'shop' was not found");
    expect(await said(target, 'apt-cache madison shop')).toMatch(
      /shop \| 1\.10 .*\n +shop \| 1\.2 .*\n +shop \| 1\.0~rc1 /,
    );
    await runShell(target, 'apt-get upgrade -y');
    expect(target.packages.versionOf('shop')).toBe('1.10');
  });

  it('adds its versions to a package of the platform', () => {
    const { packages, files } = machine({ nginx: { versions: ['9.0', '0.1'] } });
    const [newest, platform = '', oldest] = packages.versionsOf('nginx');
    expect([newest, oldest]).toEqual(['9.0', '0.1']);
    packages.install('nginx', platform);
    expect(packages.versionOf('nginx')).toBe(machine({}).packages.candidateOf('nginx'));
    packages.install('nginx');
    expect(packages.versionOf('nginx')).toBe('9.0');
    expect(files.exists('/etc/nginx/nginx.conf')).toBe(true);
  });

  // Messages of apt 2.6.1 for packages with unmet dependencies.
  it.each([
    ['one', { a: { versions: ['1'], depends: ['libfoo'] } }, ' a : Depends: libfoo but it is not installable'],
    [
      'several, with alternatives',
      { a: { versions: ['1'], depends: ['libfoo', 'libbar|libbaz', 'nginx'] } },
      ' a : Depends: libfoo but it is not installable\n' +
        '     Depends: libbar but it is not installable or\n' +
        '              libbaz but it is not installable',
    ],
    [
      'that of a package that it needs',
      { a: { versions: ['1'], depends: ['b'] }, b: { versions: ['1'], depends: ['libfoo', 'a'] } },
      ' b : Depends: libfoo but it is not installable',
    ],
  ])('is refused for a dependency that no package satisfies: %s', async (_what, archive, lines) => {
    const target = machine(archive);
    const { output, exitCode } = await runShell(target, 'apt-get install -y a');
    expect(exitCode).toBe(100);
    expect(output).toContain(
      `The following packages have unmet dependencies:\n${lines}\nE: Unable to correct problems, you have held broken packages.`,
    );
    expect(target.packages.versionOf('a')).toBeUndefined();
  });

  it('may have a circular dependency', async () => {
    const target = machine({ a: { versions: ['1'], depends: ['b'] }, b: { versions: ['1'], depends: ['a'] } });
    await runShell(target, 'apt-get install -y a');
    expect(target.packages.versionOf('b')).toBe('1');
  });

  it('is installed by dnf, which does not start its service and reports missing packages', async () => {
    const target = machine(
      {
        shop: { ...shop, versions: ['1.2-1', '1.0-1'], depends: ['httpd'] },
        needy: { versions: ['2-1'], depends: ['libfoo'] },
      },
      'rhel-9',
    );
    expect((await runShell(target, 'dnf install -y shop-1.0-1')).exitCode).toBe(0);
    expect(await said(target, 'rpm -q shop')).toBe('shop-1.0-1.x86_64\n');
    expect(target.state.services.get('shop')).toMatchObject({ ensure: 'stopped', enable: 'false' });
    expect(await said(target, 'dnf install -y needy')).toContain('nothing provides libfoo needed by needy-2-1.x86_64');
  });

  it('is known to a machine read from JSON, and not part of its differences', async () => {
    const target = machine({ shop });
    await runShell(target, 'apt-get install -y shop=1.2 && echo changed > /etc/shop/shop.conf');
    expect(machineFromJson(machineToJson(target), { shop }).packages.candidateOf('shop')).toBe('1.10');
    const { differences } = describeDifferences(target, 100_000, { shop });
    expect(differences.packages).toMatchObject({ shop: '1.2' });
    expect(differences.files).toEqual({ '/etc/shop/shop.conf': 'changed\n' });
    expect(differences.archive).toEqual({ shop });
  });
});
