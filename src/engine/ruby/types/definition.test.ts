import { beforeAll, describe, expect, it } from 'vitest';
import { bootedRuby } from '../../../../scripts/ruby/assets.ts';
import type { RubySnapshot } from '../../index.ts';
import { runWithRubyTypes } from '../../testing/run-with-ruby-types.ts';

let snapshot: RubySnapshot;
beforeAll(async () => {
  snapshot = await bootedRuby();
}, 60_000);

const NOTE = {
  'modules/x/lib/puppet/type/note.rb': `
Puppet::Type.newtype(:note) do
  ensurable
  newparam(:path, namevar: true)
  newproperty(:text) do
    validate { |value| raise ArgumentError, "#{value} is too long" if value.length > 9 }
    munge { |value| value.to_sym }
  end
  autorequire(:file) { File.dirname(self[:path]) }
  def refresh
    Puppet.notice("#{ref} refreshed")
  end
end
`,
  'modules/x/lib/puppet/provider/note/file.rb': `
Puppet::Type.type(:note).provide(:file) do
  commands cat: 'cat'
  def exists? = File.exist?(resource[:path])
  def create = File.write(resource[:path], resource[:text].to_s)
  def destroy = File.delete(resource[:path])
  def text = cat(resource[:path]).to_sym
  def text=(value)
    File.write(resource[:path], value.to_s)
  end
end
`,
};

describe('a resource of a Ruby type', () => {
  it('is created, and changed by the next run', async () => {
    const first = await runWithRubyTypes(snapshot, {
      ...NOTE,
      'manifests/site.pp': "note { '/tmp/a': text => 'hello' }",
    });
    expect(first.log).toEqual(['notice: created']);
    expect(first.target.files.readText('/tmp/a')).toBe('hello');
    const second = await runWithRubyTypes(
      snapshot,
      { ...NOTE, 'manifests/site.pp': "note { '/tmp/a': text => 'bye' } ~> note { '/tmp/b': ensure => absent }" },
      { prepare: (target) => target.files.write('/tmp/a', 'hello') },
    );
    expect(second.log).toEqual([
      "notice: text changed 'hello' to 'bye'",
      'info: Scheduling refresh of Note[/tmp/b]',
      'notice: Note[/tmp/b] refreshed',
      "notice: Triggered 'refresh' from 1 event",
    ]);
  });

  it('changes nothing in noop', async () => {
    const { log, target } = await runWithRubyTypes(
      snapshot,
      { ...NOTE, 'manifests/site.pp': "note { '/tmp/a': ensure => present }" },
      { noop: true },
    );
    expect(log).toContain('notice: created (noop)');
    expect(target.files.exists('/tmp/a')).toBe(false);
  });

  it('is rejected with the message of its type and the place of its declaration', async () => {
    const { report } = await runWithRubyTypes(snapshot, {
      ...NOTE,
      'manifests/site.pp': "note { '/tmp/a': text => 'far too long' }",
    });
    expect(report.graphError?.message).toBe(
      'Parameter text failed on Note[/tmp/a]: far too long is too long (file: manifests/site.pp, line: 1)',
    );
  });
});
