import { describe, expect, it } from 'vitest';
import { createTarget } from '../../../engine/machine/description.ts';
import { runShell } from '../../../engine/machine/shell/run-shell.ts';

describe('zip and unzip', () => {
  it('pack and unpack a folder', async () => {
    const target = createTarget({ files: { '/srv/d/a': 'one\n', '/srv/d/sub/b': 'two\n' } });
    target.packages.install('zip');
    target.packages.install('unzip');
    const run = async (line: string): Promise<string> => {
      const { stdout, stderr, exitCode } = await runShell(target, line);
      return `${stdout}${stderr}${exitCode}`;
    };
    expect(await run('cd /srv; zip -qr /tmp/d.zip d')).toBe('0');
    expect(await run('unzip -l /tmp/d.zip | tail -n 1')).toBe('        8                     4 files\n0');
    expect(await run('unzip -q /tmp/d.zip -d /opt/out; cat /opt/out/d/sub/b')).toBe('two\n0');
    expect(await run('unzip -q /tmp/none.zip')).toBe(
      'unzip:  cannot find or open /tmp/none.zip, /tmp/none.zip.zip or /tmp/none.zip.ZIP.\n9',
    );
    expect(await run('unzip -q /srv/d/a')).toContain('signature not found');
    expect(await run('zip -q /tmp/e.zip /none')).toContain('Nothing to do!');
  });
});
