import { describe, expect, it } from 'vitest';
import { createTarget } from '../machine/description.ts';
import { runShell } from '../machine/shell/run-shell.ts';
import type { Target } from '../machine/target.ts';
import { puppetCommand } from './puppet-command.ts';

const modules: Readonly<Record<string, string>> = {
  'modules/site/manifests/init.pp': "class site { notify { 'from the module': } }",
  'manifests/site.pp': "fail('not this one')",
};
const environment = { paths: Object.keys(modules), read: (path: string) => modules[path] };

async function puppet(line: string, target: Target = createTarget()) {
  return runShell(target, line, { commands: [puppetCommand(environment)] });
}

describe('puppet at the shell', () => {
  it('applies code and files to its machine, as one step of the journal', async () => {
    const target = createTarget({ files: { '/root/x.pp': "file { '/srv/x': content => 'x' }\ninclude site\n" } });
    const result = await puppet('puppet apply /root/x.pp', target);
    expect(result.exitCode).toBe(0);
    expect(result.stdout).toContain('Notice: /Stage[main]/Main/File[/srv/x]/ensure: defined content as ');
    expect(result.stdout).toContain('Notice: from the module\n');
    expect(result.stdout).toMatch(/Notice: Applied catalog in \d+\.\d\d seconds\n$/);
    expect(target.files.readText('/srv/x')).toBe('x');
    expect(target.position).toBe(1);
    const again = await puppet('puppet apply --detailed-exitcodes -e "file { \'/srv/x\': ensure => absent }"', target);
    expect(again.exitCode).toBe(2);
    expect(target.files.exists('/srv/x')).toBe(false);
  });

  it('reports errors, with an exit code', async () => {
    const broken = await puppet('puppet apply -e "notify { x: "');
    expect(broken).toMatchObject({ exitCode: 1 });
    expect(broken.stderr).toContain('Error: ');
    const failing = await puppet('puppet apply -t -e \'exec { "/bin/false": }\'');
    expect(failing.exitCode).toBe(4);
    expect(await puppet('puppet frobnicate')).toMatchObject({ exitCode: 1 });
    expect(await puppet('puppet apply /none.pp')).toMatchObject({
      exitCode: 1,
      stderr: 'Error: Could not run: Could not find file /none.pp\n',
    });
  });

  it('validates without applying', async () => {
    const target = createTarget({ files: { '/root/good.pp': "fail('later')\n", '/root/bad.pp': 'class {\n' } });
    expect(await puppet('puppet parser validate /root/good.pp', target)).toMatchObject({ exitCode: 0, output: '' });
    target.files.write('/root/path.pp', 'notice("C:\\dir")\n');
    expect(await puppet('puppet parser validate /root/path.pp', target)).toMatchObject({
      exitCode: 0,
      stderr: "Warning: Unrecognized escape sequence '\\d' (file: /root/path.pp, line: 1, column: 16)\n",
    });
    const bad = await puppet('puppet parser validate /root/bad.pp', target);
    expect(bad).toMatchObject({ exitCode: 1 });
    expect(bad.stderr).toContain('Error: Could not parse for environment production: Syntax error');
    expect((await puppet('puppet --version')).stdout).toBe('8.28.1\n');
    expect((await puppet('puppet help')).stdout).toMatch(/\nOpenVox v8\.28\.1\n$/);
    expect((await puppet('puppet frob')).stderr).toContain("Error: Unknown subcommand 'frob'");
  });

  it('prints resources as Puppet code', async () => {
    const target = createTarget();
    expect((await puppet('puppet resource package sudo', target)).stdout).toBe(
      "package { 'sudo':\n  ensure   => '1.9.13p3-1+deb12u4',\n  mark     => 'none',\n  provider => 'apt',\n}\n",
    );
    expect((await puppet('puppet resource service cron', target)).stdout).toBe(
      "service { 'cron':\n  ensure   => 'running',\n  enable   => 'true',\n  provider => 'systemd',\n}\n",
    );
    expect((await puppet('puppet resource user', target)).stdout).toContain("user { 'www-data':\n  ensure");
    expect((await puppet('puppet resource file /none', target)).stdout).toBe(
      "file { '/none':\n  ensure   => 'absent',\n  provider => 'posix',\n}\n",
    );
    expect(target.position).toBe(0);
  });

  it('shows entries of files, also as YAML', async () => {
    const target = createTarget({ hostname: 'vm.example.com' });
    expect((await puppet('puppet resource host localhost', target)).stdout).toContain("  ip       => '127.0.0.1',\n");
    expect((await puppet('puppet resource group daemon --to_yaml', target)).stdout).toBe(
      '---\ngroup:\n  daemon:\n    ensure: present\n    gid: 1\n    provider: groupadd\n',
    );
  });

  it('applies given attributes and prints them; reports unknown attributes and failures', async () => {
    const target = createTarget();
    const made = await puppet('puppet resource file /srv/x ensure=directory mode=0600', target);
    expect(made.stdout).toBe(
      "Notice: /File[/srv/x]/ensure: created\nfile { '/srv/x':\n  ensure   => 'directory',\n  mode     => '0700',\n  provider => 'posix',\n}\n",
    );
    expect(await puppet('puppet resource file /srv/x bogus=1', target)).toMatchObject({
      exitCode: 1,
      stderr: "Error: Could not run: no parameter named 'bogus'\n",
    });
    const stuck = await puppet('puppet resource exec /bin/false cwd=/ --fail', target);
    expect(stuck.exitCode).toBe(1);
    expect(stuck.stderr).toContain('Error: Could not run: Failed to manage resource Exec[/bin/false]');
  });

  it.each([
    ['puppet resource', 'You must specify the type to display'],
    ['puppet resource nope', 'Could not find type nope'],
    ['puppet resource user x y', 'Invalid parameter setting y'],
    ['puppet resource file', 'Listing all file instances is not supported.'],
    ['puppet resource exec x', "Validation of Exec[x] failed: 'x' is not qualified and no path was specified."],
  ])('refuses %s', async (line, message) => {
    const result = await puppet(line);
    expect(result.exitCode).toBe(1);
    expect(result.stderr).toContain(`Error: Could not run: ${message}`);
  });

  it('knows its options, and helps', async () => {
    expect((await puppet('puppet apply --bogus')).stderr).toBe(
      'Error: Could not parse application options: invalid option: --bogus\n',
    );
    expect((await puppet('puppet parser frob')).stderr).toContain("'parser' has no 'frob' action.");
    for (const line of ['puppet', 'puppet help', 'puppet help lookup', 'puppet apply --help', 'puppet facts --help'])
      expect(await puppet(line)).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('puppet') });
  });
});
