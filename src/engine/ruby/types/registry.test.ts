import { beforeAll, describe, expect, it } from 'vitest';
import { bootedRuby } from '../../../../scripts/ruby/assets.ts';
import { builtinTypes, createTarget, type RubySnapshot, type TypeRegistry } from '../../index.ts';
import { PuppetHash } from '../../values/value.ts';
import { openRuby } from '../open-ruby.ts';

let snapshot: RubySnapshot;
beforeAll(async () => {
  snapshot = await bootedRuby();
}, 60_000);

function typesOf(files: Readonly<Record<string, string>>): TypeRegistry {
  return openRuby({
    snapshot,
    files: { paths: Object.keys(files), read: (path) => files[path] },
    target: createTarget({}),
    facts: PuppetHash.empty,
    types: builtinTypes,
  }).types;
}

const LED = `
Puppet::Type.newtype(:led) do
  @doc = 'A light.'
  feature :dimmable, 'Can be dimmed.'
  newparam(:name) { desc 'What it is called.' }
  newproperty(:color, required_features: :dimmable) do
    newvalues(:red, /\\Ablue/)
    aliasvalue(:rot, :red)
  end
  newproperty(:rooms, array_matching: :all)
  autorequire(:file) { '/tmp' }
end
`;

describe('the registry of types', () => {
  it('describes a type of a module on first use', () => {
    const types = typesOf({ 'modules/x/lib/puppet/type/led.rb': LED });
    const type = types.find('Led');
    expect(type).toBe(types.find('led'));
    expect(type).toMatchObject({
      name: 'led',
      doc: 'A light.',
      features: [{ name: 'dimmable', doc: 'Can be dimmed.' }],
      autorequire: [{ type: 'file', why: 'its type says autorequire(:file)' }],
    });
    const [name, color, rooms] = type?.attributes ?? [];
    expect(name).toMatchObject({ kind: 'parameter', name: 'name', doc: 'What it is called.' });
    expect(color).toMatchObject({ kind: 'property', requiredFeatures: ['dimmable'], arrayMatching: 'first' });
    expect(color?.values).toEqual([
      { value: 'red', aliases: ['rot'] },
      { value: expect.any(RegExp), shown: '/\\Ablue/' },
    ]);
    expect(rooms).toMatchObject({ arrayMatching: 'all' });
  });

  it('prefers built-in types, and knows no type without a file', () => {
    const types = typesOf({ 'modules/x/lib/puppet/type/file.rb': 'raise "never loaded"' });
    expect(types.find('file')).toBe(builtinTypes.find('file'));
    expect(types.find('led')).toBeUndefined();
  });

  it('describes the providers of a type with their features', () => {
    const provider = "Puppet::Type.type(:led).provide(:wire) { has_feature :dimmable; confine exists: '/nowhere' }";
    const type = typesOf({ 'modules/x/lib/puppet/type/led.rb': LED, 'lib/puppet/provider/led/wire.rb': provider }).find(
      'led',
    );
    expect(type?.providers).toMatchObject([{ name: 'wire', features: ['dimmable'] }]);
    expect(type?.providers?.[0]?.suitable?.(createTarget({}))).toBe(false);
  });

  it('reports the file that cannot be loaded', () => {
    const types = typesOf({ 'modules/x/lib/puppet/type/led.rb': "raise Puppet::Error, 'not here'" });
    expect(() => types.find('led')).toThrow('Could not autoload puppet/type/led: not here');
  });

  it('parses titles with the patterns of the type', () => {
    const patterns = `
Puppet::Type.newtype(:entry) do
  newparam(:file, namevar: true)
  newparam(:key, namevar: true)
  def self.title_patterns
    [[/\\A(.+):(.+)\\z/m, [[:file, ->(text) { text.upcase }], [:key]]]]
  end
end
`;
    const [pattern] = typesOf({ 'lib/puppet/type/entry.rb': patterns }).find('entry')?.titlePatterns ?? [];
    expect(pattern?.pattern.exec('a:b')?.slice(1)).toEqual(['a', 'b']);
    expect(pattern?.attributes.map(({ name, convert }) => [name, convert?.('a')])).toEqual([
      ['file', 'A'],
      ['key', undefined],
    ]);
  });
});
