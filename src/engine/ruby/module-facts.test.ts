import { beforeAll, describe, expect, it } from 'vitest';
import { bootedRuby } from '../../../scripts/ruby/assets.ts';
import type { RubySnapshot } from './machine/snapshot.ts';
import { compileWithRuby } from '../testing/compile-with-ruby.ts';

let snapshot: RubySnapshot;
beforeAll(async () => {
  snapshot = await bootedRuby();
});

const factsOf = (files: Record<string, string>, expression: string) =>
  compileWithRuby(snapshot, { ...files, 'manifests/site.pp': `notice(${expression})` }).logs.map(
    ({ level, message }) => `${level}: ${message}`,
  );

describe('facts of modules', () => {
  it('come from Ruby files, unless the node has a fact with that name', () => {
    const text = `
      Facter.add(:role) { setcode { 'web' } }
      Facter.add('kernel') { has_weight 100; setcode { 'Other' } }
    `;
    expect(factsOf({ 'modules/m/lib/facter/role.rb': text }, "$facts['role'], $role, $facts['kernel']")).toEqual([
      'notice: web web Linux',
    ]);
  });

  it('use the resolution with the highest weight that is not confined to another machine', () => {
    const text = `
      Facter.add(:tier) { confine kernel: 'windows'; setcode { 'never' } }
      Facter.add(:tier) { confine(:os) { |os| os['family'] == 'Debian' }; setcode { 'debian' } }
      Facter.add(:tier) { setcode { 'any' } }
      Facter.add(:heavy) { has_weight 5; setcode { nil } }
      Facter.add(:heavy) { setcode { Facter.value('os.name').downcase + Facter.value(:osfamily) } }
    `;
    expect(factsOf({ 'modules/m/lib/facter/tier.rb': text }, "$facts['tier'], $facts['heavy']")).toEqual([
      'notice: debian debianDebian',
    ]);
  });

  it('have a limit of arrays and hashes, also if a small value repeats its parts', { tags: 'limit' }, () => {
    const text = `Facter.add(:many) { setcode { h = 1; 40.times { h = { 'a' => h, 'b' => h } }; h } }`;
    expect(factsOf({ 'modules/m/lib/facter/many.rb': text }, "$facts['many']")).toContainEqual(
      expect.stringContaining('Stopped at a value with more than 30000 arrays and hashes'),
    );
  });

  it('are put together from chunks', () => {
    const text = `
      Facter.add(:disks, type: :aggregate) do
        chunk(:one) { { 'a' => { 'size' => 1 } } }
        chunk(:two, require: :one) { |one| { 'a' => { 'twice' => one['a']['size'] * 2 } } }
      end
      Facter.add(:total, type: :aggregate) do
        chunk(:a) { 1 }
        chunk(:b) { 2 }
        aggregate { |chunks| chunks.values.sum }
      end
    `;
    expect(factsOf({ 'modules/m/lib/facter/disks.rb': text }, "$facts['disks'], $facts['total']")).toEqual([
      'notice: {a => {size => 1, twice => 2}} 3',
    ]);
  });

  it('come from data in facts.d', () => {
    const files = {
      'modules/m/facts.d/a.txt': 'site=vienna\nnote=a=b\n',
      'modules/m/facts.d/b.json': '{"rack": {"unit": 4}}',
      'modules/m/facts.d/c.yaml': 'list: [1, two]\n',
    };
    expect(factsOf(files, "$facts['site'], $facts['note'], $facts['rack'], $facts['list']")).toEqual([
      'notice: vienna a=b {unit => 4} [1, two]',
    ]);
  });

  it('that fail are logged, and the others are available', () => {
    const files = {
      'modules/m/lib/facter/bad.rb': "Facter.add(:bad) { setcode { raise 'no' } }\nFacter.add(:good) { setcode { 1 } }",
      'modules/m/lib/facter/gone.rb': 'exit 3',
      'modules/m/lib/facter/wrong.rb': 'def (',
    };
    const [gone, wrong, bad, notice] = factsOf(files, "$facts['good']");
    expect(gone).toBe(
      'err: Error loading fact modules/m/lib/facter/gone.rb: exit (file: modules/m/lib/facter/gone.rb, line: 1)',
    );
    expect(wrong).toContain('modules/m/lib/facter/wrong.rb');
    expect(bad).toBe("err: Error while resolving custom fact fact='bad', resolution='<anonymous>': no");
    expect(notice).toBe('notice: 1');
  });

  it('that overflow the stack leave the compilation a fresh machine', () => {
    const files = {
      'modules/m/lib/facter/deep.rb':
        'Facter.add(:deep) { setcode { def d(&b) = [1].each { d { b.call } }; d { 1 } } }',
      'modules/m/templates/a.erb': '<%= 1 + 1 %>',
    };
    const logs = factsOf(files, "template('m/a.erb')");
    expect(logs.at(-1)).toBe('notice: 2');
    expect(logs[0]).toContain('stack level too deep');
  });
});
