import { describe, expect, it } from 'vitest';
import { createTarget } from '../../../description.ts';
import type { Target } from '../../../target.ts';
import { runShell } from '../../run-shell.ts';

function machine(): Target {
  return createTarget({
    files: {
      '/srv/www/index.html': '<p>hello</p>\n',
      '/srv/www/css/a.css': 'p {}\n',
      '/srv/www/css/a.css~': 'old\n',
    },
  });
}

async function said(target: Target, line: string): Promise<string> {
  const { stdout, stderr, exitCode } = await runShell(target, line);
  return `${stdout}${stderr}${exitCode}`;
}

describe('tar', () => {
  it('packs files and unpacks them as they were', async () => {
    const target = machine();
    await runShell(target, 'chmod 640 /srv/www/index.html && chown daemon:adm /srv/www/index.html');
    await runShell(target, 'ln -s index.html /srv/www/start');
    expect(await said(target, 'cd /srv && tar -czf /tmp/www.tgz www')).toBe('0');
    expect([...(target.files.read('/tmp/www.tgz') as Uint8Array).slice(0, 2)]).toEqual([0x1f, 0x8b]);
    expect(await said(target, 'tar tf /tmp/www.tgz')).toBe(
      'www/\nwww/css/\nwww/css/a.css\nwww/css/a.css~\nwww/index.html\nwww/start\n0',
    );
    expect(await said(target, 'mkdir /opt/site && tar xzf /tmp/www.tgz -C /opt/site --strip-components=1')).toBe('0');
    expect(target.files.readText('/opt/site/css/a.css')).toBe('p {}\n');
    expect(target.files.readLink('/opt/site/start')).toBe('index.html');
    const [before, after] = [target.files.lstat('/srv/www/index.html'), target.files.lstat('/opt/site/index.html')];
    expect(after).toEqual(before);
    expect(await said(target, 'tar -tvf /tmp/www.tgz www/index.html')).toMatch(
      /^-rw-r----- daemon\/adm +13 \d{4}-\d\d-\d\d \d\d:\d\d www\/index\.html\n0$/,
    );
  });

  it('extracts some of the members, and excludes others', async () => {
    const target = machine();
    expect(await said(target, "tar -cvf /tmp/a.tar --exclude='*~' -C /srv www/css")).toBe('www/css/\nwww/css/a.css\n0');
    expect(await said(target, 'cd /opt && tar -xvf /tmp/a.tar www/css/a.css')).toBe('www/css/a.css\n0');
    expect(await said(target, 'cd /opt && tar -xf /tmp/a.tar none')).toBe(
      'tar: none: Not found in archive\ntar: Exiting with failure status due to previous errors\n2',
    );
  });

  it('removes the leading slash from names', async () => {
    const target = machine();
    expect(await said(target, 'tar cf /tmp/a.tar /srv/www/index.html')).toBe(
      "tar: Removing leading `/' from member names\n0",
    );
    expect(await said(target, 'tar tf /tmp/a.tar')).toBe('srv/www/index.html\n0');
  });

  it('reports errors in the words of GNU tar', async () => {
    const target = machine();
    expect(await said(target, 'tar -xf /tmp/none.tar')).toBe(
      'tar: /tmp/none.tar: Cannot open: No such file or directory\ntar: Error is not recoverable: exiting now\n2',
    );
    expect(await said(target, 'tar -xzf /tmp/none.tar')).toBe(
      'tar (child): /tmp/none.tar: Cannot open: No such file or directory\ntar (child): Error is not recoverable: exiting now\n' +
        'tar: Child returned status 2\ntar: Error is not recoverable: exiting now\n2',
    );
    expect(await said(target, 'tar -xf /srv/www/index.html')).toContain('does not look like a tar archive');
    expect(await said(target, 'tar -xzf /srv/www/index.html')).toContain('not in gzip format');
    expect(await said(target, 'tar -cf /tmp/a.tar')).toContain('Cowardly refusing to create an empty archive');
    expect(await said(target, 'tar -cf /tmp/a.tar /none')).toContain('tar: /none: Cannot stat');
    expect(await said(target, 'tar -xf /tmp/a.tar -C /none')).toContain('tar: /none: Cannot open');
    expect(await said(target, 'tar /tmp/a.tar')).toContain('name one with -f');
    expect(await said(target, 'su nobody -s /bin/sh -c "tar -cf /root/a.tar /srv"')).toContain('Permission denied');
  });

  it('writes the same archive of the same files', async () => {
    const [one, two] = [machine(), machine()];
    for (const target of [one, two]) await runShell(target, 'tar -czf /tmp/a.tgz -C /srv www');
    expect(one.files.read('/tmp/a.tgz')).toEqual(two.files.read('/tmp/a.tgz'));
  });
});
