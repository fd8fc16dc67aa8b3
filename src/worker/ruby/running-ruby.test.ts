/**
 * Tests which Ruby file is reported as running. If Ruby code never ends, the watchdog names the last reported file. In
 * these tests, the code fails instead, so that no other Ruby file is reported after it.
 */
import { expect, it } from 'vitest';
import { bootedRuby } from '../../../scripts/ruby/assets.ts';
import type { Project } from '../../protocol/project/project.ts';
import { createEngine } from '../engine.ts';

const TYPE = 'Puppet::Type.newtype(:t) do\n  newparam(:name)\n  newproperty(:a)\nend\n';

const FAILING: readonly (readonly [
  file: string,
  text: string,
  manifest: string,
  others: Readonly<Record<string, string>>,
])[] = [
  ['templates/t.erb', "<% raise 'here' %>", "notify { template('m/t.erb'): }\n", {}],
  [
    'lib/puppet/functions/m/f.rb',
    "Puppet::Functions.create_function(:'m::f') do\n  def f\n    raise 'here'\n  end\nend\n",
    'notify { m::f(): }\n',
    {},
  ],
  ['lib/facter/f.rb', "Facter.add(:f) { setcode { raise 'here' } }\n", "notify { 'x': }\n", {}],
  [
    'lib/puppet/type/t.rb',
    "Puppet::Type.newtype(:t) do\n  newparam(:name)\n  validate { raise 'here' }\nend\n",
    "t { 'x': }\n",
    {},
  ],
  [
    'lib/puppet/provider/t/p.rb',
    "Puppet::Type.type(:t).provide(:p) do\n  def a = 1\n  def a=(_)\n    raise 'here'\n  end\nend\n",
    "t { 'x': a => 2 }\n",
    { 'lib/puppet/type/t.rb': TYPE },
  ],
];

it.each(FAILING)('%s is reported before it runs', async (file, text, manifest, others) => {
  const told: string[] = [];
  const load = async () => ({ ...(await bootedRuby()), watcher: (path: string) => told.push(path) });
  const engine = createEngine({ load, failure: undefined, watch: () => {} });
  const inModule = Object.entries({ ...others, [file]: text });
  const project: Project = {
    name: 'Ruby',
    files: {
      'manifests/site.pp': manifest,
      ...Object.fromEntries(inModule.map(([path, content]) => [`modules/m/${path}`, content])),
    },
    node: { certname: 'ruby.example.com', platform: 'debian-12', facts: {} },
    machine: { files: {}, packages: {}, services: {} },
  };
  await engine.analyze({ revision: 1, project });
  await engine.apply({ revision: 1, project, noop: false }, () => {});
  expect(told.at(-1)).toBe(`modules/m/${file}`);
});
