import { describe, expect, it } from 'vitest';
import type { ReleaseId } from '../../engine/index.ts';
import { migrate } from '../migrate.ts';
import { projectOf } from '../testing/project.ts';

function linesOf(text: string, from: ReleaseId, to: ReleaseId): readonly string[] {
  return migrate(projectOf(text), from, to).findings.flatMap(({ rows, message }) =>
    rows.some(({ id }) => id === 'late Deferred values') ? [message] : [],
  );
}

const nested = "exec { '/bin/true': environment => [Deferred('sprintf', ['A=%s', 'b'])] }";
const early = "cron { 'c': command => Deferred('sprintf', ['/bin/%s', 'true']), user => 'root' }";
const whole = "notify { 'n': message => Deferred('upcase', [Deferred('downcase', ['X'])]) }";

describe('a migration to a release that resolves Deferred values late', () => {
  it('finds the values that stay unresolved', () => {
    expect(linesOf(nested, '7.34', '8.11')).toEqual([expect.stringContaining('inside `environment`')]);
    expect(linesOf(early, '6.29', 'openvox-8')).toEqual([expect.stringContaining('cron reads `command`')]);
  });

  it('finds functions in the Puppet language, which agents cannot call', () => {
    const own = "function greet() { 'x' }\nnotify { 'n': message => Deferred('greet', []) }";
    expect(linesOf(own, '7.34', '8.11')).toEqual([expect.stringContaining('cannot call `greet`')]);
    expect(linesOf(own, '8.11', 'openvox-9')).toEqual([expect.stringContaining('resolved before the run')]);
  });

  it('finds nothing if the whole value of an attribute is deferred, or if the new release resolves before the run', () => {
    expect(linesOf(whole, '7.34', '8.11')).toEqual([]);
    expect(linesOf(nested, '7.34', 'openvox-9')).toEqual([]);
    expect(linesOf(nested, '8.11', 'openvox-8')).toEqual([]);
  });
});
