import { describe, expect, it } from 'vitest';
import { createTarget } from '../../description.ts';
import { runShell } from '../run-shell.ts';

async function said(line: string): Promise<string> {
  const target = createTarget({ files: { '/srv/d/a': '1\n', '/srv/d/sub/b': '2\n' } });
  const { stdout, stderr, exitCode } = await runShell(target, line);
  return `${stdout}${stderr}${exitCode}`;
}

describe('rm', () => {
  it.each([
    ['ln -s /srv/d /srv/l; rm /srv/l && ls /srv /srv/d', '/srv:\nd\n\n/srv/d:\na\nsub\n0'],
    ['rm /srv/d', "rm: cannot remove '/srv/d': Is a directory\n1"],
    ['rm -d /srv/d', "rm: cannot remove '/srv/d': Directory not empty\n1"],
    ['rm /srv/none /srv/d/a; ls /srv/d', "sub\nrm: cannot remove '/srv/none': No such file or directory\n0"],
    ['rm -f /srv/none', '0'],
    ['rm -rf /srv/d; ls /srv', '0'],
    ['rm -rv /srv/d/sub', "removed '/srv/d/sub/b'\nremoved directory '/srv/d/sub'\n0"],
    ['rm', "rm: missing operand\nTry 'rm --help' for more information.\n1"],
    [
      'rm -rf /',
      "rm: it is dangerous to operate recursively on '/'\nrm: use --no-preserve-root to override this failsafe\n1",
    ],
    ['su nobody -s /bin/sh -c "rm /srv/d/a"', "rm: cannot remove '/srv/d/a': Permission denied\n1"],
  ])('%s', async (line, expected) => {
    expect(await said(line)).toBe(expected);
  });
});
