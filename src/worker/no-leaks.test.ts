/** A project's results depend on the project alone: not on projects before it, nor on the order of its files. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bootedRuby } from '../../scripts/ruby/assets.ts';
import { runsFactor } from '../../scripts/testing/sample.ts';
import type { Project, ProjectFiles } from '../protocol/project/project.ts';
import { projectHash } from '../workspace/permalink/permalink.ts';
import { createEngine } from './engine.ts';

const newEngine = () => createEngine({ load: bootedRuby, failure: undefined, watch: () => {} });

function project(files: ProjectFiles): Project {
  return {
    name: 'Test',
    files,
    node: { certname: 'node.example.com', platform: 'debian-12', facts: {} },
    machine: { files: {}, packages: {}, services: {} },
  };
}

const rubyFunction = (name: string, body: string): string =>
  `Puppet::Functions.create_function(:'m::${name}') do\n  dispatch :run do\n    repeated_param 'Any', :args\n  end\n  def run(*args)\n    ${body}\n  end\nend\n`;

/** Project whose results must not change. It uses everything in Ruby that the patches of the other projects change. */
const victim = project({
  'manifests/site.pp': `
    notify { m::f('b', 'a'): }
    notify { "template: \${template('m/t.erb')}": }
    notify { "fact: \${$facts['own_fact']}": }
    notify { join(sort(['b', 'a']).map |$x| { $x.upcase }, ','): }
    file { '/tmp/a': ensure => file, content => epp('m/t.epp', { 'a' => 1 }) }
    t { 'one': ensure => present, color => 'red', require => File['/tmp/a'] }
  `,
  'modules/m/lib/puppet/functions/m/f.rb': rubyFunction(
    'f',
    `[args.sort.join('-').upcase, { 'b' => 1, 'a' => 2 }.to_a.inspect, ENV.to_h.keys.sort.inspect, $kept.inspect,
     Object.const_defined?(:LEFT).inspect, Puppet::Type.type(:file).instance_methods(false).include?(:left).inspect,
     $LOAD_PATH.size, $LOADED_FEATURES.grep(/left/).size, 'x'.respond_to?(:left), 1 + 2, nil.to_a.inspect].join(' ')`,
  ),
  'modules/m/templates/t.erb': '<%= [3, 1, 2].sort.map(&:to_s).join("+") %> <%= "text".reverse %>',
  'modules/m/templates/t.epp': '<%- | $a | -%>\nvalue <%= $a %>\n',
  'modules/m/lib/facter/own_fact.rb': "Facter.add(:own_fact) { setcode { 'own'.capitalize } }\n",
  'modules/m/lib/puppet/type/t.rb':
    'Puppet::Type.newtype(:t) do\n  ensurable\n  newparam(:name, namevar: true)\n  newproperty(:color)\nend\n',
  'modules/m/lib/puppet/provider/t/r.rb':
    "Puppet::Type.type(:t).provide(:r) do\n  def exists?; false; end\n  def create; Puppet.notice('created ' + 'abc'.upcase); end\n  def destroy; end\n  def color; 'blue'; end\n  def color=(value); end\nend\n",
});

const patches: Readonly<Record<string, string>> = {
  strings:
    "String.class_eval { def upcase; 'LEFT'; end; def reverse; 'left'; end; def left; 1; end; def capitalize; 'left'; end }",
  'hashes and arrays': "Hash.class_eval { def to_a; ['left']; end }; Array.class_eval { def sort; ['left']; end }",
  'numbers and nil': "Integer.class_eval { def +(other); 42; end }; NilClass.class_eval { def to_a; ['left']; end }",
  types: 'Puppet::Type.class_eval { def self.left; 1; end }; Puppet::Type.type(:file).class_eval { def left; 1; end }',
  'a type of the same name': 'Puppet::Type.newtype(:t) { newparam(:name, namevar: true) }',
  'functions of the same name': "Puppet::Functions.create_function(:'m::f') { def f(*all); 'left'; end }",
  environment: "ENV['LEFT'] = '1'; ENV.delete('PATH'); ENV['HOME'] = '/left'",
  'constants and globals': "Object.const_set(:LEFT, 1); $kept = 'left'; $, = 'left'; $; = 'left'",
  'load paths': "$LOAD_PATH.unshift('/left'); $LOADED_FEATURES << '/left/left.rb'; require 'set'; require 'json'",
  'ends of programs': "at_exit { String.class_eval { def upcase; 'LEFT'; end } }",
  'facts and settings': "Facter.add(:own_fact) { setcode { 'left' } }; Puppet[:strict] = :off rescue nil",
  'methods of all objects': 'module Kernel; def puts(*); end; def require(*); false; end; end',
  'frozen and undefined methods':
    'String.send(:undef_method, :upcase) rescue nil; Puppet.singleton_class.send(:define_method, :notice) { |*| nil }',
};

const polluters = Object.entries(patches).map(
  ([name, code]) =>
    [
      name,
      project({
        'manifests/site.pp': "notify { m::g(): }\nnotify { template('m/p.erb'): }\n",
        'modules/m/lib/puppet/functions/m/g.rb': rubyFunction('g', `${code}\n    'patched'`),
        'modules/m/templates/p.erb': `<% ${code} %>template`,
        'modules/m/lib/facter/patch.rb': `${code}\nFacter.add(:patch) { setcode { 1 } }\n`,
      }),
    ] as const,
);

/** Returns all results of a project, without versions, ids and durations. */
async function collectResults(engine: ReturnType<typeof newEngine>, each: Project): Promise<string> {
  const { timings: _, ...analysis } = await engine.analyze({ revision: 1, project: each });
  const run = await engine.apply({ revision: 2, project: each, noop: false }, () => {});
  const json = await engine.catalogJson({ revision: 3, project: each });
  const forms = ['resources', 'relationships', 'expanded_relationships'] as const;
  const dots = [];
  for (const form of forms) dots.push(await engine.dot({ revision: 3, project: each }, form));
  const text = JSON.stringify([analysis, run, json, dots], undefined, 1);
  return text
    .replaceAll(/"?(?:version|catalog_version|configuration_version)\\?": \\?"?\d+\\?"?/g, 'VERSION')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'UUID')
    .replaceAll(/in \d+\.\d+ seconds/g, 'in SECONDS');
}

const expected = await collectResults(newEngine(), victim);

it('has results that depend on Ruby', () => {
  for (const part of ['A-B', 'template: 1+2+3 txet', 'fact: Own', 'created ABC']) expect(expected).toContain(part);
});

it('has the same results after any other project', async () => {
  const engine = newEngine();
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...polluters), async ([, polluter]) => {
      await engine.analyze({ revision: 1, project: polluter });
      await engine.apply({ revision: 1, project: polluter, noop: false }, () => {});
      expect(await collectResults(engine, victim)).toBe(expected);
    }),
    { numRuns: Math.ceil(8 * runsFactor) },
  );
});

it('has the same results and the same link in whatever order its files were added', async () => {
  const link = projectHash({ project: victim, open: [], active: undefined });
  const entries = Object.entries(victim.files);
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray(entries, { minLength: entries.length }), async (files) => {
      const same = project(Object.fromEntries(files));
      expect(projectHash({ project: same, open: [], active: undefined })).toEqual(link);
      expect(await collectResults(newEngine(), same)).toBe(expected);
    }),
    { numRuns: Math.ceil(4 * runsFactor) },
  );
});
