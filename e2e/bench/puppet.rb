# frozen_string_literal: true

# CPU time of the installed Puppet for the same work, in one warm process. PUPPET_LIB picks a checkout's lib folder.
#   ruby puppet.rb parse FOLDER      parsing and checking every .pp file of a folder
#   ruby puppet.rb compile FILE      compiling one manifest
#   ruby puppet.rb graph FILE        from its catalog to the order: conversion, relationship graph, cycles, one walk
#   ruby puppet.rb apply FILE        from its catalog to the end of a noop run: conversion and the whole run
# Prints one line of JSON: {"puppet": version, "seconds": [CPU seconds of each round]}.

$LOAD_PATH.unshift(ENV['PUPPET_LIB']) if ENV['PUPPET_LIB']
require 'json'
require 'tmpdir'
require 'puppet'

ROUNDS = Integer(ENV.fetch('ROUNDS', '5'))
WARM_UP = Float(ENV.fetch('WARM_UP', '2'))
FACTS = { 'os' => { 'family' => 'Debian', 'name' => 'Debian' }, 'networking' => { 'hostname' => 'bench', 'fqdn' => 'bench.example.com' } }.freeze

def cpu
  Process.clock_gettime(Process::CLOCK_PROCESS_CPUTIME_ID)
end

def rounds
  start = cpu
  loop do
    yield
    break if cpu - start >= WARM_UP
  end
  Array.new(ROUNDS) do
    GC.start
    before = cpu
    yield
    cpu - before
  end
end

def within(file)
  environment = Puppet::Node::Environment.create(:production, [], file)
  Puppet.override(environments: Puppet::Environments::Static.new(environment), current_environment: environment,
                  loaders: Puppet::Pops::Loaders.new(environment)) { yield environment }
end

def compile(file)
  within(file) do |environment|
    node = Puppet::Node.new('bench.example.com', environment: environment, facts: Puppet::Node::Facts.new('bench.example.com', FACTS))
    node.merge(FACTS)
    Puppet::Parser::Compiler.compile(node)
  end
end

# The walk looks for cycles first, and does nothing with what it meets.
def walk(catalog)
  graph = catalog.to_ral.relationship_graph
  cyclic = false
  graph.traverse(graph_cycle_handler: ->(_cycles) { cyclic = true }, while: -> { !cyclic }) { |_resource| nil }
end

def noop(catalog)
  resources = catalog.to_ral
  resources.host_config = false
  resources.apply(noop: true)
rescue Puppet::Error
  nil # a cycle ends the run
end

def each_round(file, &work)
  catalog = compile(file)
  within(file) { rounds { work.call(catalog) } }
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
    when 'graph' then each_round(place) { |catalog| walk(catalog) }
    when 'apply' then each_round(place) { |catalog| noop(catalog) }
    else abort 'puppet.rb parse FOLDER | compile FILE | graph FILE | apply FILE'
    end
  puts JSON.generate('puppet' => Puppet.version, 'seconds' => seconds)
end
