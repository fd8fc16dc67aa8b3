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
