import { describe, expect, it } from 'vitest';
import { createTarget } from '../target/description.ts';
import { runShell } from '../target/shell/run-shell.ts';
import type { Target } from '../target/target.ts';
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
  it('applies code and files to the machine that it runs on, as one step of its journal', async () => {
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

  it('says what is wrong, and how it ended', async () => {
    const broken = await puppet('puppet apply -e "notify { x: "');
    expect(broken).toMatchObject({ exitCode: 1 });
    expect(broken.stderr).toContain('Error: ');
    const failing = await puppet('puppet apply -t -e \'exec { "/bin/false": }\'');
    expect(failing.exitCode).toBe(4);
    expect(await puppet('puppet frobnicate')).toMatchObject({ exitCode: 1 });
    expect(await puppet('puppet apply /none.pp')).toMatchObject({
      exitCode: 1,
      stderr: 'Could not find file /none.pp\n',
    });
  });

  it('validates without applying', async () => {
    const target = createTarget({ files: { '/root/good.pp': "fail('later')\n", '/root/bad.pp': 'class {\n' } });
    expect(await puppet('puppet parser validate /root/good.pp', target)).toMatchObject({ exitCode: 0, output: '' });
    const bad = await puppet('puppet parser validate /root/bad.pp', target);
    expect(bad).toMatchObject({ exitCode: 1 });
    expect(bad.stderr).toContain('Error: Could not parse for environment production: Syntax error');
    expect((await puppet('puppet --version')).stdout).toBe('8.11.0\n');
  });

  it('shows what is there in the language', async () => {
    const target = createTarget();
    expect((await puppet('puppet resource package sudo', target)).stdout).toBe(
      "package { 'sudo':\n  ensure => '1.9.13p3-1+deb12u2',\n}\n",
    );
    expect((await puppet('puppet resource service cron', target)).stdout).toBe(
      "service { 'cron':\n  ensure => 'running',\n  enable => 'true',\n}\n",
    );
    expect((await puppet('puppet resource user', target)).stdout).toContain("user { 'www-data':\n  ensure");
    expect((await puppet('puppet resource file /none', target)).stdout).toBe(
      "file { '/none':\n  ensure => 'absent',\n}\n",
    );
    expect(target.position).toBe(0);
  });
});
