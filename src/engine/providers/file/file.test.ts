import { describe, expect, it } from 'vitest';
import { applyManifest } from '../../testing/apply.ts';

describe('file', () => {
  it('creates files, directories and links, with their attributes', async () => {
    const { target, log } = await applyManifest(`
      file { '/opt/d': ensure => directory, mode => '0640' }
      file { '/opt/d/f': ensure => file, content => 'x', owner => 'daemon', group => 'mail', mode => 'u=rw,g=r,o=' }
      file { '/opt/l': ensure => link, target => '/opt/d/f' }
    `);
    expect(target.files.stat('/opt/d')).toMatchObject({ kind: 'directory', mode: 0o750 });
    expect(target.files.stat('/opt/l')).toMatchObject({ content: 'x', uid: 1, gid: 8, mode: 0o640 });
    expect(log).toEqual([
      'notice File[/opt/d]/ensure: created',
      "notice File[/opt/d/f]/ensure: defined content as '{sha256}2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881'",
      'notice File[/opt/l]/ensure: created',
    ]);
  });

  it('reports each property that differs', async () => {
    const { log } = await applyManifest(`file { '/opt/f': content => "new\\n", owner => 'daemon', mode => 'g+w' }`, {
      machine: { files: { '/opt/f': 'old\n' } },
    });
    expect(log).toEqual([
      "notice File[/opt/f]/content: content changed '{sha256}01d09d19c2139a46aebfb577780d123d7396e97201bc7ead210a2ebff8239dee' to '{sha256}7aa7a5359173d05b63cfd682e3c38487f3cb4f7f1d60659fe59fab1505977d4c'",
      "notice File[/opt/f]/owner: owner changed 'root' to 'daemon'",
      "notice File[/opt/f]/mode: mode changed '0644' to '0664' (g+w)",
    ]);
  });

  it('keeps the contents of a directory unless force is set', async () => {
    const machine = { files: { '/opt/d/x': '1' } };
    const kept = await applyManifest("file { '/opt/d': ensure => absent }", { machine });
    expect(kept.log).toEqual([
      "notice File[/opt/d]: Not removing directory; use 'force' to override",
      'notice File[/opt/d]/ensure: removed',
    ]);
    expect(kept.target.files.exists('/opt/d/x')).toBe(true);
    const forced = await applyManifest("file { '/opt/d': ensure => absent, force => true }", { machine });
    expect(forced.target.files.exists('/opt/d')).toBe(false);
  });

  it('copies from modules and from the machine', async () => {
    const { target, log } = await applyManifest(
      `file { '/opt/a': source => 'puppet:///modules/m/a.txt' }
       file { '/opt/tree': ensure => directory, recurse => true, source => 'puppet:///modules/m/tree' }
       file { '/opt/none': source => ['/nowhere', 'puppet:///modules/m/nothing'] }`,
      { files: { 'modules/m/files/a.txt': 'A', 'modules/m/files/tree/x': 'X', 'modules/m/files/tree/s/y': 'Y' } },
    );
    expect(target.files.readText('/opt/a')).toBe('A');
    expect(target.files.readText('/opt/tree/s/y')).toBe('Y');
    expect(log).toContain(
      'err File[/opt/none]: Could not evaluate: Could not retrieve information from environment production source(s) file:///nowhere, puppet:///modules/m/nothing',
    );
  });

  it('purges unmanaged files, down to the recursion limit, except ignored ones', async () => {
    const { target } = await applyManifest(
      `file { '/opt/d': ensure => directory, recurse => true, purge => true, force => true, ignore => '*.keep' }
       file { '/opt/d/mine': ensure => file }`,
      { machine: { files: { '/opt/d/stray': '', '/opt/d/a.keep': '', '/opt/d/sub/x': '' } } },
    );
    expect(target.files.list('/opt/d')).toEqual(['a.keep', 'mine']);
  });

  it('checks new content before it replaces the old', async () => {
    const { target, log } = await applyManifest(
      `file { '/opt/f': content => "bad\\n", validate_cmd => '/bin/grep -q good %' }`,
      { machine: { files: { '/opt/f': 'good\n' } } },
    );
    expect(target.files.readText('/opt/f')).toBe('good\n');
    expect(target.files.list('/opt')).toEqual(['f', 'puppetlabs']);
    expect(log.at(-1)).toMatch(
      /^err File\[\/opt\/f\]\/content: change from .* failed: Execution of '\/bin\/grep -q good \/opt\/f.*' returned 1: $/,
    );
  });

  it('keeps replaced content with backup', async () => {
    const { target, log } = await applyManifest(
      `filebucket { 'b': path => '/opt/bucket' }
       file { '/opt/f': content => 'new', backup => 'b' }
       file { '/opt/g': ensure => absent, backup => '.old' }`,
      { machine: { files: { '/opt/f': 'old', '/opt/g': 'gone' } } },
    );
    expect(log[0]).toMatch(/^info File\[\/opt\/f\]: Filebucketed \/opt\/f to b with sum [0-9a-f]{64}$/);
    expect(target.files.readText('/opt/g.old')).toBe('gone');
  });

  it('never shows secret content', async () => {
    const { log } = await applyManifest(`file { '/opt/s': content => Sensitive('hunter2') }`);
    expect(log).toEqual(['notice File[/opt/s]/ensure: changed [redacted] to [redacted]']);
  });

  it('rejects conflicting attributes before anything is applied', async () => {
    const refusal = async (attributes: string) => (await applyManifest(`file { '/opt/f': ${attributes} }`)).error;
    expect(await refusal("content => 'x', source => '/y'")).toContain(
      'You cannot specify more than one of content, source, target',
    );
    expect(await refusal("mode => '0999'")).toContain('The file mode specification is invalid: "0999"');
    expect(await refusal('mode => 644')).toContain("The file mode specification must be a string, not 'Integer'");
    expect(await refusal("backup => 'nowhere'")).toBe('Could not find filebucket nowhere specified in backup');
    expect(await refusal("source => 'ftp://x/y'")).toContain("Cannot use URLs of type 'ftp'");
  });

  it('changes nothing in noop', async () => {
    const { target, log } = await applyManifest("file { '/opt/f': content => 'x', mode => '0600' }", { noop: true });
    expect(target.position).toBe(0);
    expect(log[0]).toMatch(/^notice File\[\/opt\/f\]\/ensure: defined content as '.*' \(noop\)$/);
  });
});
