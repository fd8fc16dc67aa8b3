import { describe, expect, it } from 'vitest';
import { applyManifest } from '../../testing/apply.ts';

describe('exec', () => {
  it('runs unless its checks prevent it', async () => {
    const { target, log } = await applyManifest(
      `Exec { path => '/usr/bin:/bin' }
       exec { 'a': command => 'touch /opt/a', creates => '/opt/there' }
       exec { 'b': command => 'touch /opt/b', unless => 'test -f /opt/there' }
       exec { 'c': command => 'touch /opt/c', onlyif => ['true', ['test', '-f', '/opt/there']] }`,
      { machine: { files: { '/opt/there': '' } } },
    );
    expect(target.files.list('/opt')).toEqual(['c', 'puppetlabs', 'there']);
    expect(log).toEqual(['notice Exec[c]/returns: executed successfully']);
  });

  it('runs once for an event, with its refresh command', async () => {
    const { target } = await applyManifest(`
      notify { 'x': }
      ~> exec { 'only': command => '/bin/echo only >> /opt/log', refreshonly => true }
      notify { 'y': }
      ~> exec { 'both': command => '/bin/echo main >> /opt/log', refresh => '/bin/echo refresh >> /opt/log' }
    `);
    expect(target.files.readText('/opt/log')).toBe('only\nmain\nrefresh\n');
  });

  it('reports the output and the exit code of a failed command', async () => {
    const { log } = await applyManifest(`exec { '/bin/echo one; /bin/echo two >&2; exit 3': }`);
    expect(log).toEqual([
      'notice Exec[/bin/echo one; /bin/echo two >&2; exit 3]/returns: one',
      'notice Exec[/bin/echo one; /bin/echo two >&2; exit 3]/returns: two',
      "err Puppet: '/bin/echo one; /bin/echo two >&2; exit 3' returned 3 instead of one of [0]",
      "err Exec[/bin/echo one; /bin/echo two >&2; exit 3]/returns: change from 'notrun' to ['0'] failed: '/bin/echo one; /bin/echo two >&2; exit 3' returned 3 instead of one of [0]",
    ]);
  });

  it('stops after its timeout, in simulated time', async () => {
    const { report, target } = await applyManifest(`exec { '/bin/sleep 100; /bin/touch /opt/late': timeout => 2 }`);
    expect(report.logs[0]?.message).toBe('Command exceeded timeout');
    expect(report.endedAt - report.startedAt).toBeLessThan(2200);
    expect(target.files.exists('/opt/late')).toBe(false);
  });

  it('keeps secret commands to itself', async () => {
    const { log } = await applyManifest(`exec { 'x': command => Sensitive('echo secret; exit 1'), provider => shell }`);
    expect(log).toEqual([
      'notice Exec[x]/returns: [output redacted]',
      'err Puppet: [command redacted] returned 1 instead of one of [0]',
      "err Exec[x]/returns: change from 'notrun' to ['0'] failed: [command redacted] returned 1 instead of one of [0]",
    ]);
  });

  it('requires a search path or an absolute path', async () => {
    const { error } = await applyManifest("exec { 'echo hi': }");
    expect(error).toBe(
      "Validation of Exec[echo hi] failed: 'echo' is not qualified and no path was specified. Please qualify the command or specify a path. (file: manifests/site.pp, line: 1)",
    );
  });
});
