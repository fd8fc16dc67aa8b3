/**
 * Measures the CPU time of Ruby: its start, its calls, and a catalog with a type written in Ruby, compared with a
 * built-in type. There is no comparison with Puppet.
 */
import {
  applyCatalog,
  builtinTypes,
  compile,
  collectFacts,
  platforms,
  rubyForCompiling,
  loadPlatform,
  startingMachine,
  typeKnowledge,
  valuesFromJson,
  type CompileResult,
  type EnvironmentFiles,
  type RubySnapshot,
} from '../../src/engine/index.ts';
import { bootRuby } from '../../src/engine/ruby/index.ts';
import { bootedRuby } from '../../scripts/ruby/assets.ts';
import type { Bench } from './bench.ts';
import { measureWarm, measureWarmAsync, milliseconds, type Measure } from './measure.ts';
import { row } from './row.ts';

await loadPlatform('debian-12');

const CALLS = 1000;
const RESOURCES = 1000;

const MODULE: Readonly<Record<string, string>> = {
  'modules/bench/lib/puppet/functions/bench/nothing.rb': `Puppet::Functions.create_function(:'bench::nothing') do
  dispatch :nothing do
    param 'Integer', :number
  end
  def nothing(number) = number
end
`,
  'modules/bench/lib/puppet/functions/bench/ask.rb': `Puppet::Functions.create_function(:'bench::ask') do
  dispatch :ask do
    param 'Integer', :times
  end
  def ask(times) = times.times { |n| call_function('abs', n) }
end
`,
  'modules/bench/lib/puppet/type/setting.rb': `Puppet::Type.newtype(:setting) do
  ensurable
  newparam(:name)
  newproperty(:value)
  newproperty(:comment)
end
`,
  'modules/bench/lib/puppet/provider/setting/memory.rb': `Puppet::Type.type(:setting).provide(:memory) do
  mk_resource_methods
  def exists? = false
  def create = nil
  def destroy = nil
end
`,
};

const node = {
  name: 'bench.example.com',
  facts: valuesFromJson(collectFacts(platforms['debian-12'], 'bench.example.com', {})),
};

function project(manifest: string): EnvironmentFiles {
  const files: Readonly<Record<string, string>> = { ...MODULE, 'manifests/site.pp': manifest };
  return { paths: Object.keys(files), read: (path) => files[path] };
}

const machine = () =>
  startingMachine({ platform: 'debian-12', hostname: node.name }, { files: {}, packages: {}, services: {} });

function compiled(manifest: string, snapshot: RubySnapshot): CompileResult {
  const files = project(manifest);
  const ruby = rubyForCompiling({ snapshot, files, target: machine(), types: builtinTypes });
  const result = compile({ files, node, types: typeKnowledge(builtinTypes), ruby });
  if (result.catalog === undefined) throw new Error(result.error?.message);
  return result;
}

async function compiledAndApplied(manifest: string, snapshot: RubySnapshot): Promise<void> {
  const { catalog } = compiled(manifest, snapshot);
  if (catalog === undefined) return;
  const target = machine();
  const open = rubyForCompiling({ snapshot, files: project(manifest), target, types: builtinTypes });
  // The time includes ordering the catalog.
  const report = await applyCatalog(catalog, target, { types: open(node).types, noop: true });
  if (report.status === 'failed') throw new Error('The run failed');
}

function perCall(measured: Measure, empty: Measure): string {
  return `${(((measured.seconds - empty.seconds) / CALLS) * 1e6).toFixed(0)} µs a call (asked 200)`;
}

async function measureCpu(work: () => unknown): Promise<string> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return `${((user + system) / 1000).toFixed(0)} ms`;
}

export const benchRuby: Bench = async () => {
  const template = `notice(inline_template('<%= 1 + 1 %>'))`;
  const cold = await measureCpu(async () => compiled(template, await bootedRuby()));
  row('ruby, first template cold', cold, '(asked 1,500) with the memory of an earlier boot, where there was one');
  const snapshot = await bootedRuby();
  row('  a boot', await measureCpu(() => bootRuby(snapshot.assets)));

  const empty = measureWarm(() => compiled('', snapshot));
  const fresh = measureWarm(() => compiled(template, snapshot));
  row('ruby, a fresh machine', milliseconds(fresh), 'a compilation with one template (asked 100)');
  row('  without Ruby in it', milliseconds(empty));

  const inward = measureWarm(() => compiled(`Integer[1, ${CALLS}].each |$n| { bench::nothing($n) }`, snapshot));
  row('ruby, calls in', milliseconds(inward), perCall(inward, fresh));
  const outward = measureWarm(() => compiled(`bench::ask(${CALLS})`, snapshot));
  row('ruby, calls out', milliseconds(outward), perCall(outward, fresh));

  const list = `range(1, ${RESOURCES}).each |$n| `;
  const builtIn = await measureWarmAsync(() =>
    compiledAndApplied(`${list}{ file { "/tmp/bench$n": ensure => file, content => 'x', mode => '0644' } }`, snapshot),
  );
  row(`ruby, ${RESOURCES} files`, milliseconds(builtIn), 'compiled, ordered, run in noop: built in');
  const inRuby = await measureWarmAsync(() =>
    compiledAndApplied(`${list}{ setting { "s$n": ensure => present, value => 'x', comment => 'y' } }`, snapshot),
  );
  const bound = builtIn.seconds * 5 + 1;
  row(`ruby, ${RESOURCES} of a type`, milliseconds(inRuby), `in Ruby (asked ${(bound * 1000).toFixed(0)} ms)`);
};
