/** A resource that exceeds a limit of the run fails, and the run continues with the next resource. */
import { describe, expect, it } from 'vitest';
import { applyManifest } from '../testing/apply.ts';

describe('limits of a run', () => {
  it.each([
    ['attempts', "exec { '/bin/false': tries => 1000000 }", { retries: 3 }, '3 repeated attempts of commands'],
    ['commands', "exec { '/bin/true': onlyif => ['/bin/true', '/bin/true'] }", { commands: 2 }, '2 commands'],
    ['output', "exec { '/bin/echo a long line': }", { output: 5 }, '5 characters of output'],
    ['logged lines', "exec { '/usr/bin/seq 5': logoutput => true }", { logged: 4 }, '4 logged lines of output'],
    ['files', "file { '/tmp/f': content => 'a long line' }", { written: 5 }, '5 bytes written to files'],
  ])('%s', async (_, manifest, limits, message) => {
    const { log, report } = await applyManifest(`${manifest}\nnotify { 'after': }`, { limits });
    expect(log.join('\n')).toContain(`Stopped at more than ${message} in one run`);
    expect(log.join('\n')).toContain("Notify[after]/message: defined 'message' as 'after'");
    expect(report.totals.failed).toBe(1);
  });
});
