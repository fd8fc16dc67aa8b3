import { describe, expect, it } from 'vitest';
import { createTarget } from '../../description.ts';
import { runShell } from '../run-shell.ts';

/** Runs a command line. Returns the lengths of the given files, or -1 for a missing file. */
async function sizesAfter(line: string, ...paths: readonly string[]): Promise<readonly number[]> {
  const target = createTarget();
  await runShell(target, line);
  return paths.map((path) => (target.files.exists(path) ? target.files.readText(path).length : -1));
}

describe('files of a given size', () => {
  it.each([
    ['dd if=/dev/zero of=/swap bs=1k count=64', 65_536],
    ['printf abcdef > /in; dd if=/in of=/swap bs=2 skip=1 count=1 status=none', 2],
    ['fallocate -l 4K /swap', 4096],
    ['truncate -s 10 /swap', 10],
    ['truncate -s 10 /swap; truncate -s -3 /swap', 7],
    ['truncate -c -s 10 /swap', -1],
    ['dd if=/none of=/swap', -1],
  ])('are created by %s', async (line, size) => {
    expect(await sizesAfter(line, '/swap')).toEqual([size]);
  });

  it('have the owner and the umask of their creator', async () => {
    const target = createTarget();
    await runShell(target, 'umask 077; dd if=/dev/zero of=/tmp/a count=1; umask 022; fallocate -l 1 /tmp/b');
    expect(target.files.stat('/tmp/a')?.mode).toBe(0o600);
    expect(target.files.stat('/tmp/b')?.mode).toBe(0o644);
    const refused = await runShell(target, 'su nobody -s /bin/sh -c "dd if=/dev/zero of=/etc/a count=1"');
    expect(refused.stderr).toBe("dd: failed to open '/etc/a': Permission denied\n");
  });
});
