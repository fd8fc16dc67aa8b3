/**
 * Programs that keep the page busy for a long time: while they are parsed, compiled, related or applied, with and
 * without Ruby.
 */
import type { ProjectFiles } from '../../src/protocol/project/project.ts';
import type { Programs } from './process.ts';

export interface StopProgram {
  readonly files: ProjectFiles;
  /** Text of the status bar during the long work. */
  readonly work: 'Reading' | 'Applying';
}

const site = (text: string, more: Readonly<Record<string, string>> = {}): Programs[string] => ({
  'manifests/site.pp': text,
  ...more,
});
const long = '$a = Array(Integer[0, 500000])\n';
const each = (text: string): string => `${long}Integer[0, 100000].each |$i| { ${text} }\n`;

const compiled: Programs = {
  'each: instances': site(each('$x = $a =~ Array[Integer]')),
  'each: equality': site(each('$x = $a == Array(Integer[0, 500000])')),
  'each: search': site(each('$x = -1 in $a')),
  'each: slices': site(each('$x = $a[1, -1]')),
  'each: strings': site(each('$x = "${a}"')),
  'each: sort': site(each('$x = sort($a)')),
  'each: join': site(each("$x = join($a, ',')")),
  'each: template': site(each("$x = inline_epp('<% $a.each |$i| { %>x<% } %>', { a => $a })")),
  'a million steps': site('Integer[0, 1000000].each |$i| { $x = $i }'),
  'a tree of calls': site('function f($n) { if $n > 0 { f($n - 1) f($n - 1) } }\nf(100)'),
  'nested values': site(
    '$x = Integer[0, 60].reduce([1]) |$all, $i| { [$all, $all] }\nnotice($x.flatten.length)\nnotice($x)',
  ),
  'a slow pattern': site("$s = sprintf('%20000s', 'a')\nInteger[0, 100000].each |$i| { $x = $s =~ /( | |b)*c/ }"),
  'many defines': site('define d() { }\nInteger[0, 100000].each |$i| { d { "d${i}": } }'),
  'many resources': site('notify { Array(Integer[0, 20000]).map |$i| { "n${i}" }: }'),
  'many files': site('file { Array(Integer[0, 10000]).map |$i| { "/srv/f${i}" }: content => "x" }'),
  'many edges': site(
    '$n = Array(Integer[0, 599]).map |$i| { "n${i}" }\nnotify { $n: }\nNotify[$n[0, 300]] -> Notify[$n[300, 300]]',
  ),
  'a large cycle': site(
    '$n = Array(Integer[0, 150]).map |$i| { "n${i}" }\nnotify { $n: }\n$n.each |$a| { $n.each |$b| { if $a != $b { Notify[$a] -> Notify[$b] } } }',
  ),
};

const applied: Programs = {
  'an endless loop': site("exec { 'while true; do :; done': provider => shell }"),
  'endless output': site("exec { 'while true; do echo y; done': provider => shell }"),
  'nested loops': site(
    "exec { 'for i in $(seq 9000); do for j in $(seq 9000); do echo $i $j; done; done': provider => shell }",
  ),
  'a million tries': site("exec { '/bin/false': tries => 1000000, try_sleep => 1 }"),
  'three hundred commands': site(
    'Integer[0, 300].each |$i| { exec { "seq 20000 # ${i}": path => \'/usr/bin\', logoutput => true } }',
  ),
  'growing files': site(
    "exec { 'echo x > /f; for i in $(seq 40); do cat /f /f > /g; cp /g /f; done': provider => shell }",
  ),
  'many jobs': site('cron { Array(Integer[0, 3000]).map |$i| { "c${i}" }: command => \'/bin/true\' }'),
  'many users': site('user { Array(Integer[0, 3000]).map |$i| { "u${i}" }: ensure => present }'),
  'many lines': site(
    "file { '/f': content => '' }\nInteger[0, 3000].each |$i| { file_line { \"l${i}\": path => '/f', line => \"line ${i}\" } }",
  ),
};

const ruby = (name: string, code: string): readonly [string, Programs[string]] => [
  name,
  site('notice(m::f())', {
    'modules/m/lib/puppet/functions/m/f.rb': `Puppet::Functions.create_function(:'m::f') do\n  def f\n    ${code}\n  end\nend\n`,
  }),
];
const provider = (code: string): string =>
  `Puppet::Type.type(:t).provide(:r) do\n  def exists?; false; end\n  def create; ${code}; end\n  def destroy; end\nend\n`;
const type = (own: string): string =>
  `Puppet::Type.newtype(:t) do\n  ensurable\n  newparam(:name, namevar: true)\n  ${own}\nend\n`;
const withType = (own: string, code: string): Programs[string] =>
  site("t { 'a': ensure => present }", {
    'modules/m/lib/puppet/type/t.rb': type(own),
    'modules/m/lib/puppet/provider/t/r.rb': provider(code),
  });

const compiledWithRuby: Programs = {
  ...Object.fromEntries([
    ruby('Ruby: a loop', 'loop {}'),
    ruby('Ruby: a growing array', 'a = []; loop { a << 1 }'),
    ruby('Ruby: a large number', 'loop { (7 ** 1_000_000).to_s }'),
    ruby('Ruby: a slow pattern', "('a' * 40 + 'b') =~ /^(a|aa|a*a)*$/; loop {}"),
    ruby('Ruby: a rescued loop', 'begin; loop {}; rescue Exception; retry; end'),
  ]),
  'Ruby: a template': site("notice(inline_template('<% loop { } %>'))"),
  'Ruby: a fact': site("notice($facts['slow'])", {
    'modules/m/lib/facter/slow.rb': 'Facter.add(:slow) { setcode { loop {} } }\n',
    'modules/m/lib/puppet/functions/m/f.rb': "Puppet::Functions.create_function(:'m::f') do\nend\n",
  }),
  'Ruby: the body of a file': site('notice(m::f())', { 'modules/m/lib/puppet/functions/m/f.rb': 'loop {}\n' }),
  'Ruby: a munge': withType(
    'newparam(:p) { munge { |v| loop {} } }\n  newproperty(:q) { munge { |v| loop {} } }',
    'loop {}',
  ),
};

const appliedWithRuby: Programs = {
  'Ruby: a provider': withType('', 'loop {}'),
  'Ruby: a provider that runs commands': withType('', "loop { Puppet::Util::Execution.execute(['/bin/true']) }"),
  'Ruby: a provider that writes files': withType('', 'n = 0; loop { n += 1; File.write("/tmp/f#{n}", \'x\') }'),
  'Ruby: generated resources': withType(
    "def generate; [self.class.new(name: self[:name] + 'x', ensure: :present)]; end",
    'nil',
  ),
  'Ruby: instances': withType('def self.instances; loop {}; end', 'loop {}'),
};

function duringWork(work: StopProgram['work'], programs: Programs): Readonly<Record<string, StopProgram>> {
  return Object.fromEntries(Object.entries(programs).map(([name, files]) => [name, { files, work }]));
}

export const stopPrograms = {
  ...duringWork('Reading', { ...compiled, ...compiledWithRuby }),
  ...duringWork('Applying', { ...applied, ...appliedWithRuby }),
};
