#!/usr/bin/env ruby
# frozen_string_literal: true

# cspell:ignore confdir vardir mountpoints topscope newscope

# Lets real Puppet decide about findings of the static checks.
#
#     node scripts/run.mjs e2e/checks/run.ts --json FOLDER | PUPPET_LIB=…/puppet/lib ruby -W0 e2e/checks/settle.rb FOLDER
#
# For each finding in a manifest or EPP template, Puppet evaluates the statement with the finding in the scope of its class,
# define, function or block, whichever branch it is in. Statements before it that set variables and resource defaults
# run first; other statements do not. Parameters without a default have the value 'x'. A finding is confirmed if Puppet fails with the
# same message. A finding in a data file is confirmed by Ruby's YAML parser, or by a search of the code for the key.
# Prints a line for each file and kind; `--json` prints all findings with the messages of Puppet instead.

$LOAD_PATH.unshift(ENV['PUPPET_LIB']) if ENV['PUPPET_LIB']
require 'json'
require 'timeout'
require 'tmpdir'
require 'puppet'

WRITES_JSON = !ARGV.delete('--json').nil?
FOLDER = File.expand_path(ARGV.fetch(0))
PLACEHOLDER = 'x'

Puppet.initialize_settings(['--confdir', Dir.mktmpdir, '--vardir', Dir.mktmpdir])
Puppet[:strict] = :error
Puppet[:strict_variables] = true
Puppet::Util::Log.level = :crit

FACTS = {
  'os' => { 'family' => 'Debian', 'name' => 'Debian', 'architecture' => 'amd64',
            'release' => { 'full' => '12.4', 'major' => '12', 'minor' => '4' },
            'distro' => { 'codename' => 'bookworm', 'id' => 'Debian' }, 'selinux' => { 'enabled' => false } },
  'networking' => { 'fqdn' => 'a.example.com', 'hostname' => 'a', 'domain' => 'example.com', 'ip' => '10.0.0.1',
                    'interfaces' => {} },
  'kernel' => 'Linux', 'path' => '/usr/bin:/bin', 'puppetversion' => Puppet.version, 'processors' => { 'count' => 2 },
  'memory' => { 'system' => { 'total_bytes' => 4_000_000_000 } }, 'identity' => { 'user' => 'root' },
  'service_provider' => 'systemd', 'systemd' => true, 'mountpoints' => {}, 'partitions' => {}
}.freeze

def create_compiler
  node = Puppet::Node.new('a.example.com', environment: ENVIRONMENT, facts: Puppet::Node::Facts.new('a.example.com', FACTS))
  node.add_server_facts({})
  node.merge(FACTS)
  Puppet::Parser::Compiler.new(node)
end

module_paths = Dir.glob("#{FOLDER}/{,*/}{modules,*_modules,site-modules,site}").select { |each| File.directory?(each) }
ENVIRONMENT = Puppet::Node::Environment.create(:production, module_paths)
MAIN = Puppet::Resource::Type.new(:hostclass, '')

# The nodes that contain an offset, from the outermost to the innermost.
def find_path(node, offset)
  path = [node]
  node._pcore_contents do |child|
    next unless child.is_a?(Puppet::Pops::Model::PopsObject) && contains?(child, offset)

    inner = find_path(child, offset)
    return path + inner
  end
  path
end

def contains?(node, offset)
  return node._pcore_contents.any? { |each| contains?(each, offset) } unless node.is_a?(Puppet::Pops::Model::Positioned)
  return true if node.offset <= offset && offset < node.offset + node.length

  # The span of some nodes, such as a resource body, does not include all of their children.
  found = false
  node._pcore_contents { |each| found ||= contains?(each, offset) if each.is_a?(Puppet::Pops::Model::PopsObject) }
  found
end

# A variable that does not exist here has the value 'x', except if the finding is about a variable.
module KnownVariables
  def get_variable_value(name, node, scope)
    super
  rescue Puppet::Error
    raise if $keeps_unknown_variables

    PLACEHOLDER
  end
end
Puppet::Pops::Evaluator::EvaluatorImpl.prepend(KnownVariables)

# Walks to the place of one finding. `errors` collects the messages of Puppet at that place.
class Walk
  include Puppet::Pops

  attr_reader :errors

  def initialize(compiler, offset, unknown)
    @compiler = compiler
    @offset = offset
    @unknown = unknown
    @errors = []
    @evaluator = Evaluator::EvaluatorImpl.new
  end

  def attempt
    Timeout.timeout(10) { yield }
  rescue Timeout::Error, SystemStackError, StandardError, ScriptError, UncaughtThrowError => e
    e
  end

  # Evaluates code whose result does not matter, such as the class that owns a variable.
  def prepare(node, scope)
    case node
    when Model::AssignmentExpression then attempt { @evaluator.evaluate(node, scope) }.then { |e| bind(node.left_expr, scope) if e.is_a?(Exception) }
    when Model::ResourceDefaultsExpression then attempt { @evaluator.evaluate(node, scope) }
    when Model::BlockExpression then node.statements.each { |each| prepare(each, scope) }
    when Model::IfExpression then [node.then_expr, node.else_expr].each { |each| prepare(each, scope) }
    when Model::CaseExpression then node.options.each { |each| prepare(each.then_expr, scope) }
    end
  end

  def bind(target, scope)
    targets = target.is_a?(Model::LiteralList) ? target.values : [target]
    targets.each { |each| attempt { scope[each.expr.value] = PLACEHOLDER } if each.is_a?(Model::VariableExpression) }
  end

  def prepare_class(name)
    found = attempt { ENVIRONMENT.known_resource_types.find_hostclass(name) }
    return unless found.is_a?(Puppet::Resource::Type) && @compiler.topscope.class_scope(found).nil?

    parent = found.parent && prepare_class(found.parent)
    scope = (parent || @compiler.topscope).newscope(source: found, resource: create_resource('class', name))
    attempt { scope.class_set(name, scope) }
    scope['module_name'] = found.module_name
    found.arguments.each do |parameter, default|
      value = default && attempt { default.evaluate(scope) }
      attempt { scope[parameter] = value.nil? || value.is_a?(Exception) ? PLACEHOLDER : value }
    end
    prepare(found.code.value, scope) if found.code
    scope
  end

  def create_resource(type, title)
    Puppet::Parser::Resource.new(type, title, scope: @compiler.topscope, source: MAIN).tap do |resource|
      resource.define_singleton_method(:resource_type) { MAIN }
    end
  end

  # Descends to the statement with the finding, then evaluates it and each of its parts that contain the finding.
  def visit(path, scope)
    node, *rest = path
    return if node.nil?

    case node
    when Model::Program, Model::ParenthesizedExpression, Model::EppExpression, Model::CaseOption
      @errors << evaluate(node, scope) unless node.is_a?(Model::Program) || node.is_a?(Model::CaseOption)
      visit(rest, scope)
    when Model::BlockExpression
      node.statements.take_while { |each| !each.equal?(rest.first) }.each { |each| prepare(each, scope) }
      visit(rest, scope)
    when Model::HostClassDefinition
      parent = node.parent_class && prepare_class(node.parent_class.delete_prefix('::'))
      if node.parent_class && parent.nil?
        @errors << attempt { @evaluator.evaluate(Parser::Parser.new.parse_string("class zz inherits #{node.parent_class} { }\ninclude zz"), @compiler.topscope) }
        attempt { ENVIRONMENT.known_resource_types.find_hostclass(node.name).parent_type(@compiler.topscope) }.then { |e| @errors << e if e.is_a?(Exception) }
      end
      enter(node, rest, (parent || @compiler.topscope).newscope(source: MAIN, resource: create_resource('class', node.name)))
    when Model::ResourceTypeDefinition, Model::FunctionDefinition
      enter(node, rest, @compiler.topscope.newscope(source: MAIN, resource: create_resource(node.name, PLACEHOLDER)))
    when Model::LambdaExpression
      scope.with_guarded_scope do
        scope.new_ephemeral(true)
        enter(node, rest, scope)
      end
    when Model::NodeDefinition
      visit(rest, @compiler.topscope.newscope(source: MAIN))
    when Model::Parameter
      @errors << evaluate(node.type_expr, scope) if node.type_expr
      visit(rest, scope)
    else
      @errors << evaluate(node, scope) unless in_branch?(node, rest.first)
      call_without_arguments(node, scope)
      visit(rest, scope)
    end
  end

  # True if a node contains the finding in code that it may run or not.
  def in_branch?(node, child)
    case node
    when Model::IfExpression then !child.equal?(node.test)
    when Model::CaseExpression then child.is_a?(Model::CaseOption)
    else child.is_a?(Model::LambdaExpression)
    end
  end

  # Shows whether a function exists, even if its arguments cannot be evaluated here.
  def call_without_arguments(node, scope)
    return unless @unknown == :function && node.is_a?(Model::CallExpression) && node.functor_expr.is_a?(Model::QualifiedName)

    @errors << attempt { scope.call_function(node.functor_expr.value, []) }
  end

  def enter(node, rest, scope)
    unless node.is_a?(Model::LambdaExpression)
      scope['title'] = PLACEHOLDER
      scope['name'] = PLACEHOLDER
      scope['module_name'] = node.name.split('::').first
    end
    node.parameters.each do |each|
      break if each.equal?(rest.first)

      value = each.value && attempt { @evaluator.evaluate(each.value, scope) }
      attempt { scope[each.name] = value.nil? || value.is_a?(Exception) ? PLACEHOLDER : value }
    end
    visit(rest, scope)
  end

  def evaluate(node, scope)
    before = @compiler.catalog.resources.dup
    result = attempt { @evaluator.evaluate(node, scope) }
    (@compiler.catalog.resources - before).each { |each| check_resource(each) }
    check_type(result, scope)
    result
  end

  # Puppet checks the parameters of a define, and the values of a built-in type, after the evaluation.
  def check_resource(resource)
    @errors << attempt { resource.send(:validate) }
    @errors << attempt { resource.evaluate } if resource.resource_type.is_a?(Puppet::Resource::Type)
    @errors << attempt { resource.copy_as_resource.to_ral } if resource.builtin_type?
  end

  def check_type(result, scope)
    case result
    when Types::PTypeReferenceType
      @errors << Puppet::Error.new("Resource type not found: #{result.type_string}")
    when Types::PResourceType
      known = attempt { Runtime3ResourceSupport.find_resource_type(scope, result.type_name) }
      @errors << Puppet::Error.new("Resource type not found: #{result.type_name}") if result.type_name && (known.nil? || known.is_a?(Exception))
    when Types::PTypeType then check_type(result.type, scope)
    end
  end

  Runtime3ResourceSupport = Puppet::Pops::Evaluator::Runtime3ResourceSupport
end

# The part of a message that does not depend on titles and places.
def normalize(message)
  message.lines.map(&:strip).reject(&:empty?).first.to_s.delete('"\'').gsub(/(?<=\s|^)::/, '')
end

def find_core(message)
  first = message.strip.lines.first.strip
  first = first.sub(/\A(?:[A-Z][\w:]*(?:\[.*?\])?|lambda): /, '').sub(/ on [A-Z]\w*(?:\[.*\])?\z/, '').sub(/\AParameter \w+ failed on \S+: /, '')
  first = first.sub(/ in production\z/, '').sub(/\.\z/, '').sub(/ = (?:Variant|Struct|Hash|Pattern|Enum|Integer)\[.*/, '')
  normalize(first).tr(':', '').sub(/\ACould not find (?:declared )?class/, 'class')
end

# Parses without the check that a file below `modules` only has definitions: examples are manifests of their own.
def parse(path)
  parser = path.end_with?('.epp') ? Puppet::Pops::Parser::EppParser.new : Puppet::Pops::Parser::Parser.new
  parser.parse_file(path).model
end

def settle(finding)
  path = File.join(FOLDER, finding['file'])
  return settle_data(finding, path) unless path.end_with?('.pp', '.epp')

  compiler = create_compiler
  unknown = finding['message'][/\AUnknown (variable|function)/, 1]&.to_sym
  $keeps_unknown_variables = unknown == :variable
  walk = Walk.new(compiler, finding['offset'], unknown)
  Puppet.override(compiler.context_overrides) do
    compiler.send(:set_node_parameters)
    compiler.send(:create_settings_scope)
    compiler.send(:evaluate_main)
    program = parse(path)
    owner = finding['message'][/Unknown variable: '(?:::)?([\w:]+)::\w+'/, 1]
    walk.prepare_class(owner) if owner
    walk.visit(find_path(program, finding['offset']), compiler.topscope)
  end
  messages = walk.errors.grep(Exception).map(&:message)
  core = find_core(finding['message'])
  found = messages.find { |each| each.delete('"\'').gsub(/(?<=\s|^)::/, '').tr(':', '').include?(core) }
  # Puppet rejects the whole file that would define the name.
  found ||= messages.find { |each| each.include?('unacceptable as a top level construct') }
  { verdict: found ? 'confirmed' : 'open', puppet: found ? found.delete('"\'') : messages.uniq }
rescue StandardError => e
  { verdict: 'open', puppet: [e.message, e.backtrace.first(3)] }
end

REASONS = {
  'HIERA_VERSION_3_NOT_GLOBAL' => 'Puppet rejects a hiera.yaml of version 3 in an environment',
  'invalid-metadata' => 'Puppet cannot parse the version range of the module',
  'puppetfile-module' => 'r10k accepts only names of this form',
  'unknown-field' => 'puppetlabs_spec_helper reads no key of this name'
}.freeze

def settle_data(finding, path)
  case finding['code']
  when 'duplicate-data-key' then settle_repeated(finding, path)
  when 'data-for-no-class', 'data-for-no-parameter'
    key = File.readlines(path)[finding['line'] - 1][/[\w:]+(?=['"]?:(?:\s|$))/]
    found = Dir.glob("#{FOLDER}/**/*.{pp,epp,erb,rb}").find { |each| File.file?(each) && File.binread(each).match?(/#{key}\b/n) }
    found ? { verdict: 'open', puppet: [found] } : { verdict: 'confirmed', puppet: 'no class has the parameter, and no code names the key' }
  else
    reason = REASONS[finding['code']]
    reason ? { verdict: 'confirmed', puppet: reason } : { verdict: 'open', puppet: [] }
  end
end

# Confirms a repeated key with the syntax tree of Ruby's YAML parser.
def settle_repeated(finding, path)
  pending = [Psych.parse_stream(File.read(path))]
  while (node = pending.pop)
    keys = node.is_a?(Psych::Nodes::Mapping) ? node.children.each_slice(2).map(&:first) : []
    repeated = keys.find { |each| each.start_line == finding['line'] - 1 && keys.count { |other| other.value == each.value } > 1 }
    return { verdict: 'confirmed', puppet: 'the mapping has the key twice; YAML keeps the last value' } if repeated

    pending.concat(node.children || [])
  end
  { verdict: 'open', puppet: [] }
end

def print_list(rows)
  rows.group_by { |each| [each['file'], each['code'], each[:verdict]] }.each do |(file, _, verdict), found|
    lines = found.map { |each| each['line'] }.uniq
    shown = lines.length > 4 ? "#{lines.first(3).join(', ')} and #{lines.length - 3} more" : lines.join(', ')
    decision = verdict == 'confirmed' ? found.first[:puppet] : "OPEN: #{Array(found.first[:puppet]).first}"
    same = decision.tr(':', '').include?(find_core(found.first['message']))
    puts "- `#{file}`, line #{shown}: `#{normalize(found.first['message'])}`#{" (#{decision.lines.first.strip})" unless same}".gsub("#{FOLDER}/", '')
  end
end

rows = $stdin.each_line.map do |line|
  finding = JSON.parse(line)
  finding.slice('file', 'line', 'code', 'message').merge(settle(finding))
end
WRITES_JSON ? rows.each { |each| puts JSON.generate(each) } : print_list(rows)
counts = rows.map { |each| each[:verdict] }.tally
puts '', "#{rows.length} findings: #{counts.map { |verdict, count| "#{count} #{verdict}" }.join(', ')}" unless WRITES_JSON
