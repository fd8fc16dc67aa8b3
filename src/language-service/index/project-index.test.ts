import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readDoc } from './doc.ts';
import { ProjectIndex } from './project-index.ts';

function indexOf(files: Readonly<Record<string, string>>): ProjectIndex {
  const index = new ProjectIndex();
  index.updateAll(new Map(Object.entries(files)));
  return index;
}

describe('the index of a project', () => {
  it('follows changes of files', () => {
    const index = indexOf({ 'a.pp': 'class a {\n}\n', 'b.pp': 'class b {\n}\n' });
    index.update('a.pp', 'class c {\n}\n');
    index.update('b.pp', undefined);
    expect(index.allDefinitions().map(({ name }) => name)).toEqual(['c']);
    expect(index.fileIndex('b.pp')).toBeUndefined();
  });

  it('keeps the tree of a file while its content is the same', () => {
    const index = indexOf({ 'a.pp': 'class a {\n}\n', 'b.pp': 'class b {\n}\n' });
    const before = index.file('a.pp')?.program;
    index.update('b.pp', 'class c {\n}\n');
    expect(index.file('a.pp')?.program).toBe(before);
  });

  it('contains parameters with types, defaults and documentation', () => {
    const index = indexOf({
      'a.pp': `# @summary Says hello.
#
# Longer text.
#
# @param name_of Whom to greet,
#   by name.
# @param [Integer] times How often
# @param [Hash[String, Array[String]]] options Settings by name
# @example Once
#   hello { 'x': }
# @since 1.2.0
define hello (
  String[1] $name_of,
  Optional[Integer] $times = 1 + 1,
  Hash $options = {},
) {
}
`,
    });
    const definition = index.definition('define hello');
    expect(definition?.parameters).toMatchObject([
      { name: 'name_of', type: 'String[1]' },
      { name: 'times', type: 'Optional[Integer]', default: '1 + 1' },
      { name: 'options', type: 'Hash', default: '{}' },
    ]);
    expect(readDoc(definition?.doc ?? '')).toMatchObject({
      summary: 'Says hello.',
      text: 'Longer text.',
      params: new Map([
        ['name_of', 'Whom to greet,\nby name.'],
        ['times', '[Integer] How often'],
        ['options', '[Hash[String, Array[String]]] Settings by name'],
      ]),
    });
  });

  it('contains the declared functions and types in Ruby', () => {
    const index = indexOf({
      'modules/m/lib/puppet/functions/m/f.rb': `# Doubles.
Puppet::Functions.create_function(:'m::f') do
  # @param x The number.
  dispatch :one do
    param 'Integer', :x
    optional_param 'String', :unit
    return_type 'Integer'
  end

  dispatch :two do
    repeated_param 'Array[Integer]', :all
    block_param 'Callable', :block
  end
end
`,
      'modules/m/lib/puppet/type/thing.rb': `Puppet::Type.newtype(:thing) do
  @doc = 'A thing.'
  ensurable
  newparam(:name, namevar: true) do
    desc 'Its name.'
  end
  newproperty(:state) do
    desc "Its state."
    newvalues(:on, :off)
  end
end
`,
      'modules/m/lib/puppet/type/item.rb': `Puppet::ResourceApi.register_type(
  name: 'item',
  docs: 'An item.',
  attributes: {
    name: {
      type: 'String',
      desc: 'Its name.',
      behaviour: :namevar,
    },
    color: {
      type: 'Enum[red, blue]',
      desc: 'Its color.',
    },
  },
)
`,
    });
    expect(index.definition('function m::f')).toMatchObject({
      doc: 'Doubles.',
      type: 'Integer',
      parameters: [
        { name: 'x', type: 'Integer' },
        { name: 'unit', type: 'String', isOptional: true },
      ],
      overloads: [
        [
          { name: 'all', capturesRest: true },
          { name: 'block', isBlock: true },
        ],
      ],
    });
    expect(index.definition('define thing')).toMatchObject({
      doc: 'A thing.',
      parameters: [
        { name: 'ensure', values: ['present', 'absent'], attribute: 'property' },
        { name: 'name', doc: 'Its name.', isNamevar: true, attribute: 'parameter' },
        { name: 'state', doc: 'Its state.', values: ['on', 'off'] },
      ],
    });
    expect(index.definition('define item')).toMatchObject({
      doc: 'An item.',
      parameters: [
        { name: 'name', isNamevar: true },
        { name: 'color', values: ['red', 'blue'], doc: 'Its color.' },
      ],
    });
  });

  it('finds the scopes at a place', () => {
    const text = 'class a ($x) {\n  $y = 1\n  [1].each |$z| {\n    notice()\n  }\n}\n';
    const scopes = indexOf({ 'a.pp': text }).scopesAt('a.pp', text.indexOf('()'));
    expect(scopes.map(({ kind, variables }) => [kind, ...variables.map(({ name }) => name)])).toEqual([
      ['lambda', 'z'],
      ['class', 'x', 'y'],
    ]);
  });
});

describe('any string', () => {
  const cases = join(import.meta.dirname, '../../../e2e/conformance/cases');
  const texts = readdirSync(cases, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:pp|epp|erb|ya?ml|rb)$/.test(path))
    .map((path) => [path, readFileSync(join(cases, path), 'utf8')] as const);

  it('is read without an exception wherever it is truncated', () => {
    const index = new ProjectIndex();
    for (const [number, [path, text]] of texts.entries()) {
      index.update(path, text);
      index.update(path, text.slice(0, Math.floor((text.length * ((number % 7) + 1)) / 8)));
    }
    expect([...index.paths].length).toBe(texts.length);
  });

  it('has its names at the indexed ranges', () => {
    const index = new ProjectIndex();
    for (const [path, text] of texts) index.update(path, text);
    const wrong: string[] = [];
    for (const { path, occurrences } of index.fileIndexes) {
      for (const { symbol, range } of occurrences.all()) {
        const written = index.text(path)?.slice(...range) ?? '';
        // The value of a title with escapes differs from its source, and patterns have no name.
        if (range[1] === 0 || written.includes('\\')) continue;
        const last = /[^:]*$/.exec(written)?.[0].toLowerCase() ?? '';
        if (!symbol.toLowerCase().includes(last)) wrong.push(`${path} ${symbol}: ${written}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
