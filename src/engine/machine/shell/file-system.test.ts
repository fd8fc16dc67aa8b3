import { describe, expect, it } from 'vitest';
import { createTarget } from '../description.ts';
import { runShell } from './run-shell.ts';

describe('files as the shell sees them', () => {
  it('have ages by the clock of the machine', async () => {
    const target = createTarget({ files: { '/srv/new': '1\n', '/srv/old': '2\n' } });
    target.files.setTime('/srv/old', target.clock - 40 * 86_400_000);
    expect((await runShell(target, 'find /srv -type f -mtime +30')).stdout).toBe('/srv/old\n');
    await runShell(target, 'find /srv -type f -mtime +30 -delete');
    expect(target.files.list('/srv')).toEqual(['new']);
    expect((await runShell(target, 'test /srv/new -nt /srv/new')).exitCode).toBe(1);
  });

  it('are found by their type, links among them', async () => {
    const target = createTarget({ files: { '/srv/app/one': '1\n' } });
    await runShell(target, 'ln -s app /srv/current; ln -s nowhere /srv/app/broken');
    const found = async (tests: string): Promise<string> =>
      (await runShell(target, `find /srv ${tests} | sort`)).stdout;
    expect(await found('-type l')).toBe('/srv/app/broken\n/srv/current\n');
    expect(await found("-maxdepth 1 ! -type l -name 'c*'")).toBe('');
    expect(await found('-mindepth 1 -type f,l')).toBe('/srv/app/broken\n/srv/app/one\n/srv/current\n');
    expect(await found('-type p')).toBe('');
    expect(await found('-type l -delete')).toBe('');
    expect(await found('-mindepth 1')).toBe('/srv/app\n/srv/app/one\n');
    expect((await runShell(target, 'find /srv -type x')).stderr).toBe('find: Unknown argument to -type: x\n');
  });

  it('keep setgid if a directory gets other permissions', async () => {
    const target = createTarget();
    await runShell(target, 'mkdir /srv/share; chmod 2775 /srv/share; chmod 755 /srv/share');
    expect(target.files.stat('/srv/share')?.mode).toBe(0o2755);
    await runShell(target, 'chmod g-s /srv/share');
    expect(target.files.stat('/srv/share')?.mode).toBe(0o755);
  });
});
