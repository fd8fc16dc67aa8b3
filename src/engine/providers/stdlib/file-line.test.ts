import { describe, expect, it } from 'vitest';
import { applyManifest } from '../../testing/apply.ts';

describe('file_line', () => {
  it('adds, replaces and removes lines', async () => {
    const { target, log } = await applyManifest(
      `file_line { 'added': path => '/opt/f', line => 'new' }
       -> file_line { 'replaced': path => '/opt/f', line => 'port = 8080', match => '^port' }
       -> file_line { 'gone': ensure => absent, path => '/opt/f', line => 'old' }
       -> file_line { 'there': path => '/opt/f', line => 'new' }`,
      { machine: { files: { '/opt/f': 'port = 80\nold\nlast' } } },
    );
    expect(target.files.readText('/opt/f')).toBe('port = 8080\nlast\nnew\n');
    expect(log).toEqual([
      'notice File_line[added]/ensure: created',
      'notice File_line[replaced]/ensure: created',
      'notice File_line[gone]/ensure: removed',
    ]);
  });

  it('changes several lines only with multiple', async () => {
    const { log } = await applyManifest(`file_line { 'x': path => '/opt/f', line => 'k=3', match => '^k=' }`, {
      machine: { files: { '/opt/f': 'k=1\nk=2\n' } },
    });
    expect(log[0]).toContain("More than one line in file '/opt/f' matches pattern '^k='");
  });
});
