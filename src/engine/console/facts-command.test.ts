import { describe, expect, it } from 'vitest';
import { createTarget } from '../machine/description.ts';
import { runShell } from '../machine/shell/run-shell.ts';
import { facterCommand } from './facts-command.ts';
import { puppetCommand } from './puppet-command.ts';

const facts = { role: 'web', tags: [] };

async function run(line: string) {
  const target = createTarget({ hostname: 'vm.example.com' });
  return runShell(target, line, { commands: [puppetCommand(undefined, { facts }), facterCommand({ facts })] });
}

describe('facts at the shell', () => {
  it.each([
    ['facter os.family', 'Debian\n'],
    ['facter kernel os.family', 'kernel => Linux\nos.family => Debian\n'],
    ['facter os.release', '{\n  full => "12.8",\n  major => "12",\n  minor => "8"\n}\n'],
    ['facter processors.models.0 role', 'processors.models.0 => Virtual CPU\nrole => web\n'],
    ['facter -j role', '{\n  "role": "web"\n}\n'],
    ['facter -y os.release', "os.release:\n  full: '12.8'\n  major: '12'\n  minor: '8'\n"],
    ['facter nope', '\n'],
    ['facter osfamily', 'Debian\n'],
    ['puppet facts show osfamily --value-only', 'Debian\n'],
    ['facter --version', '4.10.0\n'],
    ['puppet facts os.family', '{\n  "os.family": "Debian"\n}\n'],
    ['puppet facts show nope', '{\n  "nope": ""\n}\n'],
    ['puppet facts show networking.fqdn --value-only', 'vm.example.com\n'],
  ])('%s', async (line, stdout) => {
    expect(await run(line)).toMatchObject({ exitCode: 0, stdout });
  });

  it('shows all, by name', async () => {
    const { stdout } = await run('facter');
    expect(stdout).toMatch(/^aio_agent_version => 8\.28\.1\naugeas => \{\n {2}version => "1\.14\.1"\n\}\n/);
    expect(stdout).toContain('\nrole => web\n');
    expect(JSON.parse((await run('puppet facts')).stdout)).toMatchObject({ kernel: 'Linux', role: 'web' });
  });

  it('lists flat facts with an option, or if the node sends them', async () => {
    expect((await run('facter')).stdout).not.toContain('osfamily');
    expect((await run('facter --show-legacy')).stdout).toContain('osfamily => Debian\n');
    const target = createTarget({ hostname: 'vm.example.com' });
    const { stdout } = await runShell(target, 'facter', { commands: [facterCommand({ facts, legacyFacts: true })] });
    expect(stdout).toContain('osfamily => Debian\n');
  });

  it('fails for unknown facts with --strict, and for unknown options', async () => {
    expect(await run('facter --strict nope')).toMatchObject({
      exitCode: 1,
      stderr: 'ERROR Facter - fact "nope" does not exist.\n',
    });
    expect((await run('facter --bogus')).exitCode).toBe(1);
    expect((await run('puppet facts --value-only a b')).stderr).toContain('Incorrect use of --value-only argument');
  });
});
