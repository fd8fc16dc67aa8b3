#!/usr/bin/env ruby
# frozen_string_literal: true

# Runs cases through a real Puppet and prints what it did, one JSON object a line.
#
#   ruby oracle.rb parse FILE...        AST of each manifest in PN form, or its syntax error
#   ruby oracle.rb eval  < LINES        value, type and logs of each expression (one a line; \n for a newline)
#   ruby oracle.rb run   CASE...        compile, relationship graph and apply of each case
#   ruby oracle.rb run   < LINES        the same much faster: a case a line, or several with tabs between that share one file system
#
# CASE is a manifest (.pp), or a folder with manifests/, modules/, data/, hiera.yaml and case.json.
# A manifest gives its options in a first line `# case: {...}`; see README.md for them.
# PUPPET_LIB picks a Puppet checkout's lib folder; without it the installed Puppet is used.

$LOAD_PATH.unshift(ENV['PUPPET_LIB']) if ENV['PUPPET_LIB']
require 'etc'
require 'json'
require 'set' # OpenVox 9 expects the Set that Ruby has without a require since 3.2.
require 'fileutils'
require 'tmpdir'
require 'puppet'
require 'puppet/configurer'
require 'puppet/pops'
require 'puppet/pops/pn'
require 'puppet/pops/model/pn_transformer'
require_relative 'recording'
require_relative 'simulated_providers'


# ---- parse ------------------------------------------------------------------

def parse_file(path)
  source = File.read(path, encoding: 'UTF-8')
  ast = Puppet::Pops::Parser::EvaluatingParser.new.parser.parse_string(source, path)
  { 'file' => path, 'pn' => Puppet::Pops::Model::PNTransformer.transform(ast).to_s }
rescue StandardError => e
  { 'file' => path, 'error' => error_of(e) }
end

# Syntax plus the static checks that need no catalog (what `puppet parser validate` reports).
def validate_file(path)
  source = File.read(path, encoding: 'UTF-8')
  rows = []
  with_logs do |logs|
    begin
      Puppet::Pops::Parser::EvaluatingParser.new.parse_string(source, path)
    rescue StandardError => e
      rows << error_of(e)
    end
    rows = log_rows(logs).select { |row| %w[warning err].include?(row['level']) } + rows
  end
  { 'file' => path, 'issues' => rows }
end

# ---- eval -------------------------------------------------------------------

def evaluate(expression)
  Dir.mktmpdir do |directory|
    FileUtils.mkdir_p("#{directory}/env/manifests")
    environment = Puppet::Node::Environment.create(:production, [], "#{directory}/env/manifests")
    node = Puppet::Node.new('playground.example.com', environment: environment,
                            facts: Puppet::Node::Facts.new('playground.example.com', DEFAULT_FACTS))
    with_logs do |logs|
      result = { 'expression' => expression }
      begin
        Puppet.override(current_environment: environment, loaders: Puppet::Pops::Loaders.new(environment)) do
          node.merge(DEFAULT_FACTS)
          compiler = Puppet::Parser::Compiler.new(node)
          compiler.send(:set_node_parameters)
          compiler.send(:evaluate_main)
          scope = compiler.topscope
          value = Puppet::Pops::Parser::EvaluatingParser.new.evaluate_string(scope, expression, 'eval.pp')
          result['value'] = Puppet::Pops::Types::StringConverter.singleton.convert(value, Puppet::Pops::Types::PAnyType::DEFAULT => '%p')
          result['type'] = Puppet::Pops::Types::TypeCalculator.infer_set(value).to_s
        end
      rescue StandardError, SystemStackError, LoadError, NoMemoryError => e
        result['error'] = error_of(e)
      end
      result['logs'] = log_rows(logs) unless logs.empty?
      return result
    end
  end
end

# ---- run --------------------------------------------------------------------

CLONE_NEWNS = 0x20000

# Gives this process a private, writable copy of the whole file system, so that an apply changes nothing real.
def enter_private_root
  Kernel.syscall(UNSHARE.fetch(`uname -m`.strip), CLONE_NEWNS)
  base = '/tmp/.oracle-root'
  FileUtils.mkdir_p(base)
  ok = system('mount', '--make-rprivate', '/') &&
       system('mount', '-t', 'tmpfs', 'tmpfs', base)
  FileUtils.mkdir_p(["#{base}/upper", "#{base}/work", "#{base}/root"])
  ok &&= system('mount', '-t', 'overlay', 'overlay', '-o', "lowerdir=/,upperdir=#{base}/upper,workdir=#{base}/work", "#{base}/root") &&
         system('mount', '--bind', '/proc', "#{base}/root/proc") && system('mount', '--bind', '/dev', "#{base}/root/dev")
  abort 'oracle: no private root (needs root and overlayfs)' unless ok
  Dir.chroot("#{base}/root")
  Dir.chdir('/')
end

def install_case(path, extra_modules)
  FileUtils.rm_rf('/etc/puppetlabs')
  FileUtils.mkdir_p(["#{ENVIRONMENT}/manifests", "#{ENVIRONMENT}/modules", BASE_MODULES])
  link_modules(extra_modules)
  if File.directory?(path)
    FileUtils.cp_r("#{path}/.", ENVIRONMENT)
  else
    FileUtils.cp(path, "#{ENVIRONMENT}/manifests/site.pp")
  end
end

def run_case(path)
  location, options = read_case(path)
  result = { 'case' => path, 'puppet' => Puppet.version }
  install_case(location, options['modules'] || [])
  (options['target'] || {}).then { |target| SimulatedTarget.reset(target) }
  lay_files(options['files'] || {})
  settings_of_run('/tmp/oracle', options)
  name = options['node'] || 'playground.example.com'
  run_puppet(result, options, name, facts_of(name).merge(options['facts'] || {}))
  if result['catalog'] && options['stage'] != 'compile'
    result['target'] = SimulatedTarget.rows.merge('look' => look_rows(options['look'] || []))
  end
  result
rescue StandardError, ScriptError => e
  (result || { 'case' => path }).merge('oracle_error' => "#{e.class}: #{e.message}", 'backtrace' => e.backtrace.first(5))
end

# The text that a block returns in a process of its own.
def text_of_child
  reader, writer = IO.pipe
  child = fork do
    reader.close
    writer.write(yield)
    writer.close
    exit!(0)
  end
  writer.close
  text = reader.read
  Process.wait(child)
  text
end

# Results of cases in one private copy of the file system, a line each.
def run_isolated(*paths)
  text = text_of_child do
    enter_private_root
    paths.map { |path| answer_of(path) { JSON.generate(run_case(path)) } }.join("\n")
  end
  text.empty? ? paths.map { |path| no_answer(path) }.join("\n") : text
end

def answer_of(path, &run)
  text = text_of_child(&run)
  text.empty? ? no_answer(path) : text
end

def no_answer(path)
  JSON.generate('case' => path, 'oracle_error' => 'the case ended with no answer')
end

WARM_UP = <<~PUPPET
  class warm($text = 'x') { notify { $text: } }
  include warm
  file { '/tmp': ensure => directory }
  -> exec { '/bin/true': }
PUPPET

# Loads the code that each case would load again: most of the time of a case. Changes nothing on the machine.
def warm_up
  settings_for(Dir.mktmpdir)
  Puppet[:noop] = true
  Puppet[:code] = WARM_UP
  environment = Puppet::Node::Environment.create(:production, [])
  node = node_of('warm.example.com', facts_of('warm.example.com'), environment)
  Puppet.override(current_environment: environment, loaders: Puppet::Pops::Loaders.new(environment),
                  trusted_information: Puppet::Context::TrustedInformation.new('local', 'warm.example.com', {})) do
    rows = {}
    apply_rows(rows, {}, compile_rows(rows, node), node)
  end
  Puppet.settings.send(:clear_everything_for_tests)
  Puppet.clear_deprecation_warnings
end

# Reads without Ruby's buffer: with one, a forked process that ends moves the position of a file back.
def each_line_of(input)
  rest = +''
  loop do
    rest << input.readpartial(1 << 16)
    while (line = rest.slice!(/\A.*\n/)) do yield line.chomp end
  end
rescue EOFError
  nil
end

def serve_cases
  input = $stdin.dup
  $stdin.reopen(File::NULL)
  warm_up
  each_line_of(input) do |line|
    puts run_isolated(*line.split("\t").map { |path| File.expand_path(path) })
    $stdout.flush
  end
end

Puppet::Util::Log.level = :info
command, *arguments = ARGV
case command
when 'parse', 'validate'
  settings_for(Dir.mktmpdir)
  arguments.each { |path| puts JSON.generate(command == 'parse' ? parse_file(path) : validate_file(path)) }
when 'eval'
  settings_for(Dir.mktmpdir)
  $stdin.each_line(chomp: true) do |line|
    puts JSON.generate(evaluate(line.gsub('\n', "\n"))) unless line.strip.empty?
    $stdout.flush
  end
when 'run'
  serve_cases if arguments.empty?
  arguments.each { |path| puts run_isolated(File.expand_path(path)); $stdout.flush }
else
  abort File.read(__FILE__).lines[2..12].join
end

