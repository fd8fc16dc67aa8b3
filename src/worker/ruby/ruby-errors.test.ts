import { describe, expect, it } from 'vitest';
import { bootedRuby } from '../../../scripts/ruby/assets.ts';
import { createEngine } from '../engine.ts';

const engine = createEngine({ load: bootedRuby, failure: undefined, watch: () => {} });

async function firstProblem(files: Readonly<Record<string, string>>) {
  const { problems } = await engine.analyze({
    revision: 1,
    project: {
      name: 'Test',
      files,
      node: { certname: 'node.example.com', platform: 'debian-12', facts: {} },
      machine: { files: {}, packages: {}, services: {} },
    },
  });
  return problems[0];
}

const type = 'Puppet::Type.newtype(:thing) do\n  newparam(:name)\nend\n';

describe('a syntax error of Ruby', () => {
  it.each([
    [
      'modules/m/lib/puppet/functions/m/f.rb',
      "Puppet::Functions.create_function(:'m::f') do\n  def f(x\n    x\n  end\nend\n",
      { 'manifests/site.pp': 'notice(m::f(1))' },
      3,
    ],
    [
      'modules/m/lib/puppet/type/thing.rb',
      'Puppet::Type.newtype(:thing) do\n  newparam(:name\nend\n',
      { 'manifests/site.pp': "thing { 'x': }" },
      3,
    ],
    [
      'modules/m/lib/puppet/provider/thing/ruby.rb',
      'Puppet::Type.type(:thing).provide(:ruby) do\n  def x(\nend\n',
      { 'manifests/site.pp': "thing { 'x': }", 'modules/m/lib/puppet/type/thing.rb': type },
      3,
    ],
    ['modules/m/templates/a.erb', 'a\n<% if true %>\nb\n', { 'manifests/site.pp': "notice(template('m/a.erb'))" }, 4],
  ])('is marked in %s, with the words of Ruby', async (file, text, others, line) => {
    expect(await firstProblem({ ...others, [file]: text })).toMatchObject({
      place: { file, line },
      hint: expect.stringMatching(/^Ruby: syntax error, unexpected/),
      related: [{ place: { file: 'manifests/site.pp', line: 1 }, message: 'Used here' }],
    });
  });
});

describe('a syntax error in a file that nothing uses', () => {
  it.each([
    ['modules/m/templates/a.erb', 'a\n<% if @a %>\nb\n', 3, /^Ruby: syntax error, unexpected end-of-input/],
    ['modules/m/templates/b.erb', '<%= @a + %>\n', 1, /^Ruby: syntax error, unexpected/],
    [
      'modules/m/lib/puppet/functions/m/f.rb',
      "Puppet::Functions.create_function(:'m::f') do\n  def f(x\nend\n",
      3,
      /^Ruby: syntax error/,
    ],
    ['modules/m/spec/classes/m_spec.rb', "describe 'm' do\n  it {\nend\n", 3, /^Ruby: syntax error/],
  ])('is marked in %s', async (file, text, line, message) => {
    const lib = { 'modules/m/lib/facter/ok.rb': "Facter.add(:ok) { setcode { 'x' } }\n" };
    expect(await firstProblem({ ...lib, 'manifests/site.pp': '', [file]: text })).toMatchObject({
      severity: 'error',
      code: 'ruby-syntax',
      message: expect.stringMatching(message),
      place: { file, line },
    });
  });

  it('is not reported for valid code, and disappears when it is fixed', async () => {
    const valid = {
      'manifests/site.pp': '',
      'modules/m/lib/facter/ok.rb': "Facter.add(:ok) { setcode { 'x' } }\n",
      'modules/m/templates/a.erb': '<%# c -%>\n<% @list.each do |x| -%>\n<%= x %>\n<% end -%>\n<%% raw %>\n',
    };
    expect(await firstProblem(valid)).toBeUndefined();
    expect(await firstProblem({ ...valid, 'modules/m/templates/a.erb': '<% if %>' })).toMatchObject({
      code: 'ruby-syntax',
    });
    expect(await firstProblem(valid)).toBeUndefined();
  });
});
