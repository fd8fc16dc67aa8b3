/** Hostile Ruby code: endless code in each place that runs Ruby, and each kind of operation without a bound. */
import type { Programs } from './process.ts';

const inFunction = (body: string): Programs[string] => ({
  'manifests/site.pp': 'notice(m::f())',
  'modules/m/lib/puppet/functions/m/f.rb': `Puppet::Functions.create_function(:'m::f') do
  dispatch :f do
  end
  def f
    ${body}
  end
end
`,
});

/** Returns a project with a type and a provider, each of which contains the given code. */
const inType = (type: string, provider: string): Programs[string] => ({
  'manifests/site.pp': "t { 'a': ensure => present, size => 'big' }\nnotify { 'after': require => T['a'] }",
  'modules/m/lib/puppet/type/t.rb': `Puppet::Type.newtype(:t) do
  ensurable
  newparam(:name, namevar: true)
  newproperty(:size) do
    ${type.startsWith('property ') ? type.slice('property '.length) : ''}
  end
  ${type.startsWith('property ') ? '' : type}
end
`,
  'modules/m/lib/puppet/provider/t/r.rb': `Puppet::Type.type(:t).provide(:r) do
  def exists? = true
  def create = nil
  def destroy = nil
  def size = 'small'
  def size=(value)
  end
  ${provider}
end
`,
});

const inPlaces: Programs = {
  rb_function: inFunction('loop {}'),
  rb_function_rescues: inFunction('begin; loop {}; rescue Exception; retry; ensure; loop {}; end'),
  rb_function_at_exit: inFunction('at_exit { loop {} }; 1'),
  rb_function_3x: {
    'manifests/site.pp': 'notice(slow())',
    'modules/m/lib/puppet/parser/functions/slow.rb':
      'Puppet::Parser::Functions.newfunction(:slow, type: :rvalue) { |args| loop {} }\n',
  },
  rb_function_loads: {
    ...inFunction('1'),
    'modules/m/lib/puppet/functions/m/f.rb': 'loop {}',
  },
  rb_template: { 'manifests/site.pp': "notice(template('m/t.erb'))", 'modules/m/templates/t.erb': '<% loop {} %>' },
  rb_inline_template: { 'manifests/site.pp': "notice(inline_template('<% while true; end %>'))" },
  rb_fact: { 'manifests/site.pp': 'notice(1)', 'modules/m/lib/facter/x.rb': 'Facter.add(:x) { setcode { loop {} } }' },
  rb_fact_loads: { 'manifests/site.pp': 'notice(1)', 'modules/m/lib/facter/x.rb': 'loop {}' },
  rb_hiera_backend: {
    ...inFunction('1'),
    'manifests/site.pp': "notice(lookup('k'))",
    'hiera.yaml': 'version: 5\nhierarchy:\n  - name: c\n    lookup_key: m::f\n',
    'modules/m/lib/puppet/functions/m/f.rb': `Puppet::Functions.create_function(:'m::f') do
  dispatch :f do
    param 'String', :key
    param 'Hash', :options
    param 'Puppet::LookupContext', :context
  end
  def f(key, options, context) = loop {}
end
`,
  },
  rb_type_loads: inType('loop {}', ''),
  rb_type_validate: inType('validate { loop {} }', ''),
  rb_type_munge: inType('property munge { |value| loop {} }', ''),
  rb_type_insync: inType('property def insync?(is) = loop {}', ''),
  rb_type_autorequire: inType('autorequire(:file) { loop {} }', ''),
  rb_type_eval_generate: inType("def eval_generate = [self.class.new(name: self[:name] + 'x', ensure: :present)]", ''),
  rb_type_generates_many: inType(
    'def generate = (1..100_000).map { |i| self.class.new(name: "g#{i}", ensure: :present) }',
    '',
  ),
  rb_provider_loads: inType('', 'loop {}'),
  rb_provider_retrieve: inType('', 'def size = loop {}'),
  rb_provider_set: inType('', 'def size=(value)\n    loop {}\n  end'),
  rb_provider_flush: inType('', 'def flush = loop {}'),
  rb_provider_prefetch: inType('', 'def self.prefetch(resources) = loop {}'),
  rb_provider_commands: inType('', "def size = loop { Puppet::Util::Execution.execute('true') }"),
  rb_provider_output: inType('', "def size = loop { Puppet::Util::Execution.execute('seq 1 100000') }"),
};

const work: Programs = {
  rb_power: inFunction('x = 7**(10**7); loop { x *= x }'),
  rb_string: inFunction('a = []; loop { a << "a" * 100_000_000 }'),
  rb_huge_string: inFunction('"a" * 10**9'),
  rb_copies: inFunction('s = "a" * 100_000_000; loop { s.dup << "b" }'),
  rb_regexp: inFunction('("a" * 60 + "b") =~ /^(a+)+\\1$/'),
  rb_gsub: inFunction('s = "a" * 10_000_000; loop { s.gsub(/a/) { "b" } }'),
  rb_exceptions: inFunction('loop { begin; raise "x"; rescue StandardError; end }'),
  rb_throws: inFunction('loop { catch(:x) { [1].each { throw :x } } }'),
  rb_fibers: inFunction('a = []; loop { f = Fiber.new { Fiber.yield }; f.resume; a << f }'),
  rb_classes: inFunction('loop { Class.new { define_method(:x) { 1 } } }'),
  rb_evals: inFunction('i = 0; loop { eval("def m#{i += 1}; end") }'),
  rb_collector: inFunction('GC.stress = true; a = []; loop { a << Object.new }'),
  rb_permutations: inFunction('(1..30).to_a.permutation.sum { 1 }'),
  rb_output: inFunction('loop { puts "x" * 1_000_000 }'),
  rb_log: inFunction('loop { Puppet.notice("x" * 100_000) }'),
  rb_append: inFunction('File.open("/tmp/f", "w") { |f| 1_200.times { f.write("x" * 1_000_000) } }; 1'),
  rb_append_lines: inFunction('loop { File.open("/tmp/f", "a") { |f| f.puts("line") } }'),
  rb_many_directories: inFunction('100_000.times { |i| Dir.mkdir("/tmp/d#{i}") }; 1'),
  rb_stats: inFunction('loop { File.exist?("/etc/passwd") }'),
  rb_answer: inFunction('(1..3_000_000).map { |i| "value #{i}" }'),
  rb_calls_puppet: inFunction("loop { call_function('notice', 'x') }"),
  rb_calls_itself: inFunction("call_function('m::f')"),
  rb_sleeps: inFunction('loop { sleep 1 }'),
};

/** Programs whose run does an unbounded amount of work. */
const runs: Programs = {
  run_crontab: {
    'manifests/site.pp':
      'Integer[1, 20000].each |$i| { cron { "job ${i}": command => "/bin/true ${i}", minute => 1 } }',
  },
  run_tries: { 'manifests/site.pp': "exec { '/bin/false': tries => 1000000 }\nnotify { 'after': }" },
  run_output: {
    'manifests/site.pp':
      '$s = Integer[0, 18].reduce("x\\n") |$all, $i| { "${all}${all}" }\nfile { "/tmp/big": content => $s }\n-> exec { Array(Integer[1, 300]).map |$i| { "/bin/cat /tmp/big # ${i}" }: logoutput => true }\nnotify { "after": }',
  },
  run_copies: {
    'manifests/site.pp':
      '$s = Integer[0, 19].reduce("a") |$all, $i| { "${all}${all}" }\nInteger[1, 300].each |$i| { file { "/tmp/f${i}": content => $s } }',
  },
};

export const rubyPrograms: Programs = { ...inPlaces, ...work, ...runs };
