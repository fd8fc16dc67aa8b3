// cspell:ignore newfunction rvalue
import { beforeAll, describe, expect, it } from 'vitest';
import { bootedRuby } from '../../../../scripts/ruby/assets.ts';
import { hieraIssues } from '../../diagnostics/issues/hiera.ts';
import { compileWithRuby } from '../../testing/compile-with-ruby.ts';
import type { RubySnapshot } from '../machine/snapshot.ts';

let snapshot: RubySnapshot;
beforeAll(async () => {
  snapshot = await bootedRuby();
});

/**
 * Returns the location of the only problem as `file:line`. If the problem was raised in Ruby, the location there
 * follows.
 */
function placesOf(files: Readonly<Record<string, string>>): readonly string[] {
  const [problem] = compileWithRuby(snapshot, files).diagnostics;
  const place = (file: string, offset = 0): string =>
    `${file}:${(files[file] ?? '').slice(0, offset).split('\n').length}`;
  if (problem === undefined) return [];
  const { file, span, origin } = problem;
  return [place(file, span?.offset), ...(origin === undefined ? [] : [place(origin.file, origin.span.offset)])];
}

describe('a problem raised by Ruby', () => {
  it('is reported at the call, with its place in Ruby', () => {
    const helper = 'module PuppetX\n  def self.refuse(text)\n    raise ArgumentError, text\n  end\nend\n';
    const name = 'modules/m/lib/puppet/functions/m/strict.rb';
    const text = `require 'puppet_x/refuse'
Puppet::Functions.create_function(:'m::strict') do
  def strict(text) = PuppetX.refuse(text)
end
`;
    const files = {
      [name]: text,
      'modules/m/lib/puppet_x/refuse.rb': helper,
      'manifests/site.pp': "define d {\n  m::strict($title)\n}\n\nd { 'x': }\n",
    };
    expect(placesOf(files)).toEqual(['manifests/site.pp:5', 'modules/m/lib/puppet_x/refuse.rb:3']);
  });

  it('keeps the issue of the engine inside the message from Ruby', () => {
    const { diagnostics } = compileWithRuby(snapshot, {
      'modules/m/templates/a.erb': "<%= scope.call_function('lookup', ['absent']) %>\n",
      'manifests/site.pp': "notice(template('m/a.erb'))\n",
    });
    const [problem] = diagnostics;
    expect(problem).toMatchObject({ code: hieraIssues.notFound.code, args: { names: ['absent'] } });
    expect(problem?.message).toContain('Failed to parse template m/a.erb');
  });

  it('names a method that the file of a legacy function defines', () => {
    const { diagnostics } = compileWithRuby(snapshot, {
      'modules/m/lib/puppet/parser/functions/twice.rb':
        'def helper(x) = x * 2\nPuppet::Parser::Functions.newfunction(:twice, type: :rvalue) { |args| helper(args[0]) }\n',
      'manifests/site.pp': 'notice(twice(1))\n',
    });
    expect(diagnostics[0]?.message).toContain("Illegal method definition of method 'helper' in source modules/m/lib");
  });

  it('is found in a template', () => {
    const files = {
      'modules/m/templates/a.erb': 'one\n<%= nil.upcase %>\n',
      'manifests/site.pp': "\nnotice(template('m/a.erb'))\n",
    };
    expect(placesOf(files)).toEqual(['manifests/site.pp:2', 'modules/m/templates/a.erb:2']);
  });
});
