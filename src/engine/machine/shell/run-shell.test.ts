import { describe, expect, it } from 'vitest';
import { createTarget } from '../description.ts';
import { runShell } from './run-shell.ts';

describe('the shell of a machine', () => {
  it('writes to the files of the machine, as one step of the journal', async () => {
    const target = createTarget();
    const result = await runShell(target, 'echo hello > /opt/a && cat /opt/a; mkdir /opt/d; touch /opt/d/x');
    expect(result).toMatchObject({ stdout: 'hello\n', stderr: '', exitCode: 0 });
    expect(target.files.readText('/opt/a')).toBe('hello\n');
    expect(target.position).toBe(1);
    expect(target.journal[0]?.changes.filter((change) => change.kind === 'path').map((change) => change.path)).toEqual([
      '/opt/a',
      '/opt/d',
      '/opt/d/x',
    ]);
  });

  it('edits in place, and sees files written by others', async () => {
    const target = createTarget({ files: { '/opt/app.conf': 'port = 80\nuser = web\n' } });
    await runShell(target, "sed -i 's/^port.*/port = 8080/' /opt/app.conf");
    expect(target.files.readText('/opt/app.conf')).toBe('port = 8080\nuser = web\n');
  });

  it('passes the arguments of an array unchanged', async () => {
    const target = createTarget({ files: { '/opt/lab': null } });
    await runShell(target, ['touch', '/opt/lab/with space', '/opt/lab/a;b', '/opt/lab/$HOME']);
    expect(target.files.list('/opt/lab')).toEqual(['$HOME', 'a;b', 'with space']);
  });

  it('applies the umask and the owner to new files', async () => {
    const target = createTarget();
    await runShell(target, 'touch /tmp/mine', { umask: 0o077, user: 'www-data' });
    expect(target.files.stat('/tmp/mine')).toMatchObject({ mode: 0o600, uid: 33, gid: 33 });
    await runShell(target, 'umask 027; touch /tmp/other; mkdir /tmp/dir');
    expect(target.files.stat('/tmp/other')?.mode).toBe(0o640);
    expect(target.files.stat('/tmp/dir')?.mode).toBe(0o750);
  });

  it('denies access without permission', async () => {
    const target = createTarget();
    const result = await runShell(target, 'echo x > /etc/mine', { user: 'www-data' });
    expect(result.exitCode).not.toBe(0);
    expect(target.files.exists('/etc/mine')).toBe(false);
  });

  it('grants access through each group of the user', async () => {
    const target = createTarget({ files: { '/srv/report': 'all well\n' } });
    await runShell(
      target,
      'useradd ada; useradd bob; usermod -aG adm ada; chown root:adm /srv/report; chmod 640 /srv/report',
    );
    expect((await runShell(target, 'cat /srv/report', { user: 'ada' })).stdout).toBe('all well\n');
    expect((await runShell(target, 'cat /srv/report', { user: 'bob' })).exitCode).toBe(1);
  });

  it('acts on services, packages and accounts', async () => {
    const target = createTarget();
    target.packages.install('keepalived');
    expect((await runShell(target, 'systemctl enable --now keepalived && systemctl is-active keepalived')).stdout).toBe(
      'active\n',
    );
    expect(target.services.stateOf('keepalived')?.enable).toBe('true');
    await runShell(target, 'apt-get install -y pv && useradd -m ada && chown ada: /opt && id -un ada');
    expect(target.packages.versionOf('pv')).toMatch(/^1\./);
    expect(target.files.stat('/home/ada')).toMatchObject({ uid: 1000, mode: 0o755 });
    expect(target.files.stat('/opt')?.uid).toBe(1000);
    expect((await runShell(target, 'dpkg -s pv | grep ^Version')).stdout).toMatch(/^Version: 1\./);
    expect((await runShell(target, 'ls -l /home')).stdout).toMatch(/^total 4\ndrwxr-xr-x 2 ada ada 4096 .* ada\n$/);
    expect((await runShell(target, 'sudo -u ada whoami; su - ada -c "id -un"')).stdout).toBe('ada\nada\n');
  });

  it('names a missing program', async () => {
    const target = createTarget();
    expect(await runShell(target, 'frobnicate')).toMatchObject({
      exitCode: 127,
      stderr: 'sh: 1: frobnicate: not found\n',
    });
  });

  it('ends a command at its timeout, in simulated time', async () => {
    const target = createTarget();
    const result = await runShell(target, 'sleep 5; touch /opt/late', { timeout: 1000 });
    expect(result).toMatchObject({ timedOut: true });
    expect(result.duration).toBeLessThan(1100);
    expect(target.files.exists('/opt/late')).toBe(false);
    const slept = await runShell(target, 'sleep 5');
    expect(slept.duration).toBeGreaterThanOrEqual(5000);
  });

  it('ends an endless loop with a clear error', async () => {
    const target = createTarget();
    const result = await runShell(target, 'while true; do :; done');
    expect(result.exitCode).not.toBe(0);
    expect(result.stderr).toMatch(/too many/);
  });

  it('runs scripts and checks the execute permission', async () => {
    const target = createTarget({ files: { '/opt/s.sh': '#!/bin/sh\necho "$1"; exit 3\n' } });
    expect(await runShell(target, '/opt/s.sh x')).toMatchObject({ exitCode: 126 });
    expect(await runShell(target, 'chmod 0755 /opt/s.sh; /opt/s.sh x')).toMatchObject({ stdout: 'x\n', exitCode: 3 });
  });

  it('prints the time of the machine', async () => {
    const target = createTarget({ clock: Date.UTC(2025, 0, 2, 3, 4, 5) });
    expect((await runShell(target, 'date +%F')).stdout).toBe('2025-01-02\n');
    await runShell(target, 'touch /opt/now; touch -d 2020-01-01 /opt/old');
    expect(new Date(target.files.stat('/opt/now')?.mtime ?? 0).getUTCFullYear()).toBe(2025);
    expect((await runShell(target, 'stat -c "%a %U %y" /opt/old')).stdout).toBe(
      '644 root 2020-01-01 00:00:00.000000000 +0000\n',
    );
  });
});
