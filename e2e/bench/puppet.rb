# frozen_string_literal: true

# What the installed Puppet takes for the same work, in one warm process, by CPU. PUPPET_LIB picks a checkout's lib folder.
#   ruby puppet.rb parse FOLDER      parsing and checking every .pp file of a folder
#   ruby puppet.rb compile FILE      compiling one manifest
# Prints one line of JSON: {"puppet": version, "seconds": [CPU seconds of each round]}.

$LOAD_PATH.unshift(ENV['PUPPET_LIB']) if ENV['PUPPET_LIB']
require 'json'
require 'tmpdir'
require 'puppet'

ROUNDS = Integer(ENV.fetch('ROUNDS', '5'))
FACTS = { 'os' => { 'family' => 'Debian', 'name' => 'Debian' }, 'networking' => { 'hostname' => 'bench', 'fqdn' => 'bench.example.com' } }.freeze

def cpu
  Process.clock_gettime(Process::CLOCK_PROCESS_CPUTIME_ID)
end

def rounds
  yield
  Array.new(ROUNDS) do
    GC.start
    before = cpu
    yield
    cpu - before
  end
end

def compile(file)
  environment = Puppet::Node::Environment.create(:production, [], file)
  node = Puppet::Node.new('bench.example.com', environment: environment, facts: Puppet::Node::Facts.new('bench.example.com', FACTS))
  node.merge(FACTS)
  Puppet.override(environments: Puppet::Environments::Static.new(environment), current_environment: environment,
                  loaders: Puppet::Pops::Loaders.new(environment)) { Puppet::Parser::Compiler.compile(node) }
end

Dir.mktmpdir do |folder|
  Puppet.initialize_settings(['--confdir', folder, '--vardir', folder])
  Puppet[:log_level] = 'err'
  Puppet::Util::Log.level = :err
  verb, place = ARGV
  seconds =
    case verb
    when 'parse'
      parser = Puppet::Pops::Parser::EvaluatingParser.new
      texts = Dir.glob("#{place}/*.pp").sort.map { |file| [File.read(file, encoding: 'UTF-8'), file] }
      rounds { texts.each { |text, file| parser.parse_string(text, file) } }
    when 'compile' then rounds { compile(place) }
    else abort 'puppet.rb parse FOLDER | compile FILE'
    end
  puts JSON.generate('puppet' => Puppet.version, 'seconds' => seconds)
end
