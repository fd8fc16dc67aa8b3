import { describe, expect, it } from 'vitest';
import { createMarkedProject } from '../testing/service-of.ts';

const TYPE = 'modules/a/lib/puppet/type/site.rb';
const PROVIDER = 'modules/a/lib/puppet/provider/site/ruby.rb';

function labelsIn(path: string, text: string): readonly string[] {
  const { service, place } = createMarkedProject({ [path]: text });
  return service.answer('completion', place).items.map(({ label }) => label);
}

/** Returns the file after the item with a label was chosen. */
function complete(path: string, text: string, label: string): string {
  const { service, place, files } = createMarkedProject({ [path]: text });
  const item = service.answer('completion', place).items.find((each) => each.label === label);
  const source = files.get(path) ?? '';
  const [start, end] = item?.range ?? [place.offset, place.offset];
  return source.slice(0, start) + (item?.insertText ?? item?.label ?? '') + source.slice(end);
}

describe('in Ruby, completion offers', () => {
  it.each<readonly [where: string, path: string, text: string, words: readonly string[], not: readonly string[]]>([
    ['declarations of the file’s folder', TYPE, '‸', ['Puppet::Type.newtype'], ['newparam', 'Facter.add']],
    ['a fact', 'modules/a/lib/facter/x.rb', 'Fac‸', ['Facter.add'], ['Puppet::Type.newtype']],
    ['words of a type', TYPE, 'Puppet::Type.newtype(:site) do\n  ‸\nend\n', ['newparam', 'ensurable'], ['munge']],
    [
      'words of a parameter',
      TYPE,
      'Puppet::Type.newtype(:site) do\n  newparam(:a) do\n    ‸',
      ['munge', 'newvalues'],
      ['newparam', 'def insync?'],
    ],
    [
      'words of a property in braces',
      TYPE,
      'Puppet::Type.newtype(:site) do\n  newproperty(:a, { b: 1 }) { ‸ }',
      ['def insync?'],
      ['newparam'],
    ],
    [
      'words after a closed block',
      TYPE,
      'Puppet::Type.newtype(:site) do\n  newparam(:a) do\n    x if y\n  end\n  ‸',
      ['newproperty'],
      ['munge'],
    ],
    [
      'words after a heredoc with quotes and `do`',
      TYPE,
      'Puppet::Type.newtype(:site) do\n  desc <<-EOT\n    don\'t do "\n  EOT\n  ‸',
      ['newparam'],
      [],
    ],
    [
      'words in a condition',
      PROVIDER,
      'Puppet::Type.type(:site).provide(:ruby) do\n  if true\n    con‸',
      ['confine', 'mk_resource_methods'],
      ['newparam'],
    ],
    ['the words of a class', PROVIDER, 'class Puppet::Provider::X < Puppet::Provider\n  ‸', ['commands'], []],
    [
      'a signature of a function',
      'modules/a/lib/puppet/functions/x.rb',
      'Puppet::Functions.create_function(:x) do\n  dispatch :x do\n    ‸',
      ['optional_param', 'return_type'],
      ['dispatch'],
    ],
    [
      'words of a fact',
      'modules/a/lib/facter/x.rb',
      "Facter.add('x') do\n  ‸",
      ['setcode', 'has_weight'],
      ['Facter.value', 'chunk'],
    ],
    ['chunks of an aggregate', 'modules/a/lib/facter/x.rb', 'Facter.add(:x, type: :aggregate) do\n  ‸', ['chunk'], []],
    [
      'calls in an expression of a fact',
      'modules/a/lib/facter/x.rb',
      'Facter.add(:x) do\n  setcode do\n    x = Fac‸',
      ['Facter.value'],
      ['has_weight'],
    ],
    [
      'a pattern with a quote',
      TYPE,
      "Puppet::Type.newtype(:a) do\n  newparam(:b) do\n    newvalues(/'/)\n    ‸",
      ['munge'],
      [],
    ],
    [
      'a condition after a line that ends in a percent literal',
      TYPE,
      'Puppet::Type.newtype(:a) do\n  if x =~ %r{/$}\n    if y\n    end\n  end\n  ‸',
      ['newparam'],
      [],
    ],
    ['a loop with do', TYPE, 'Puppet::Type.newtype(:a) do\n  while x do\n  end\n  ‸', ['newparam'], []],
    ['an interpolation with quotes', TYPE, 'Puppet::Type.newtype(:a) do\n  x = "#{h["do"]}"\n  ‸', ['newparam'], []],
    ['a method that is named like a keyword', TYPE, 'Puppet::Type.newtype(:a) do\n  x.end\n  ‸', ['newparam'], []],
  ])('%s', (_, path, text, words, not) => {
    const labels = labelsIn(path, text);
    expect(words.filter((word) => !labels.includes(word))).toEqual([]);
    expect(labels.filter((word) => not.includes(word))).toEqual([]);
  });

  it.each<readonly [where: string, text: string]>([
    ['a comment', 'Puppet::Type.newtype(:a) do\n  # new‸'],
    ['a block comment', 'Puppet::Type.newtype(:a) do\n=begin\n new‸\n=end'],
    ['a string', "Puppet::Type.newtype(:a) do\n  desc 'new‸'"],
    ['a heredoc', 'Puppet::Type.newtype(:a) do\n  desc <<~EOT\n    new‸\n  EOT\n'],
    ['a percent literal', 'Puppet::Type.newtype(:a) do\n  desc %q{a {b} new‸}\n'],
    ['a method', 'Puppet::Type.newtype(:a) do\n  def x\n    new‸'],
    ['an argument', 'Puppet::Type.newtype(:a) do\n  newparam(new‸'],
    ['a list of arguments on several lines', 'Puppet::Type.newtype(:a) do\n  feature :a,\n    new‸'],
    ['code after the type', 'Puppet::Type.newtype(:a) do\nend\nx = new‸'],
  ])('nothing in %s', (_, text) => {
    expect(labelsIn(TYPE, text)).toEqual([]);
  });
});

describe('in Ruby, completion inserts', () => {
  it('the name of the type from the path of the file', () => {
    expect(complete(TYPE, 'Pup‸', 'Puppet::Type.newtype')).toBe(
      "Puppet::Type.newtype(:site) do\n  desc '${1:Description.}'$0\nend",
    );
  });

  it('the type and the name of a provider', () => {
    expect(complete(PROVIDER, '‸', 'Puppet::Type.type')).toContain('Puppet::Type.type(:site).provide(:ruby) do');
  });

  it('a method over its typed head', () => {
    const text = 'Puppet::Type.type(:site).provide(:ruby) do\n  def self.ins‸tan\nend\n';
    expect(complete(PROVIDER, text, 'def self.instances')).toBe(
      'Puppet::Type.type(:site).provide(:ruby) do\n  def self.instances\n  $0\nend\nend\n',
    );
  });
});
