# frozen_string_literal: true

# Shared parts of both recorders: the settings of cases, reading a case, and the shape of results.

require 'json'
require 'etc'
require 'fileutils'

SYSTEM_MODULES = '/usr/share/puppet/modules' # where Debian's puppet-module-* packages put theirs
# Folders of modules, the first one wins. MODULES has more of them, separated by colons.
MODULE_FOLDERS = [*ENV['MODULES'].to_s.split(':'), SYSTEM_MODULES].freeze
DEFAULT_FACTS = JSON.parse(File.read(File.join(__dir__, 'facts.json')))
ENVIRONMENT = '/etc/puppetlabs/code/environments/production'
CORE_MODULES = %w[augeas_core cron_core host_core mailalias mount_core selinux_core sshkeys_core yumrepo_core].freeze
BASE_MODULES = '/etc/puppetlabs/code/modules'
# The number of the system call `unshare`, by machine.
UNSHARE = { 'x86_64' => 272, 'aarch64' => 97 }.freeze

# Puppet prints the owner of a parameter as a Ruby object with its address; here it has the name that a reader expects.
Puppet::Resource::Type.class_eval do
  def to_s
    return "#{type} #{name}" unless type == :hostclass

    name.empty? ? 'Class[main]' : "Class[#{name.split('::').map(&:capitalize).join('::')}]"
  end
end

def relative(text)
  text.to_s.gsub("#{ENVIRONMENT}/", '')
end

def error_of(error)
  found = { 'class' => error.class.name, 'message' => relative(error.message) }
  { 'file' => :file, 'line' => :line, 'pos' => :pos }.each do |key, method|
    value = error.respond_to?(method) ? error.public_send(method) : nil
    found[key] = value.is_a?(Integer) ? value : relative(value) if value
  end
  found
end

def with_logs
  logs = []
  collector = Puppet::Test::LogCollector.new(logs)
  Puppet::Util::Log.newdestination(collector)
  yield logs
ensure
  Puppet::Util::Log.close(collector)
end

# Resources that Puppet adds to every catalog.
DEFAULT_RESOURCE = /\A(Schedule\[(puppet|hourly|daily|weekly|monthly|never)\]|Filebucket\[puppet\])\z/

# Lines that differ from run to run, or that say nothing of the case.
NOISE = /\A(Applying configuration version|Creating state file|Evaluated in|Starting to evaluate the resource|Computing checksum on file|Loading facts)/

# The order in which resources were really evaluated, by the run's own trace.
def evaluated(logs)
  logs.select { |log| log.message.start_with?('Starting to evaluate the resource') }
      .map(&:source).reject { |source| DEFAULT_RESOURCE.match?(source.delete_prefix('/')) }
end

def log_rows(logs)
  logs.reject { |log| log.message.match?(NOISE) }.map do |log|
    row = { 'level' => log.level.to_s, 'source' => relative(log.source), 'message' => relative(log.message) }
    row['line'] = log.line if log.line
    row['file'] = relative(log.file) if log.file
    row
  end
end

def settings_for(directory, extra = {})
  Puppet.settings.clear if Puppet.settings.global_defaults_initialized?
  arguments = { 'confdir' => "#{directory}/conf", 'vardir' => "#{directory}/var", 'codedir' => '/etc/puppetlabs/code',
                'logdir' => "#{directory}/log", 'rundir' => "#{directory}/run", 'publicdir' => "#{directory}/public",
                'environmentpath' => '/etc/puppetlabs/code/environments', 'basemodulepath' => BASE_MODULES, 'default_file_terminus' => 'file_server', 'strict' => 'error', 'strict_variables' => 'true',
                'certname' => 'playground.example.com', 'log_level' => 'info' }
  arguments.merge!(extra.transform_keys(&:to_s))
  Puppet.initialize_settings(arguments.map { |key, value| value.to_s == 'false' ? "--no-#{key}" : "--#{key}=#{value}" })
end

def read_case(path)
  if File.directory?(path)
    options_file = File.join(path, 'case.json')
    options = File.exist?(options_file) ? JSON.parse(File.read(options_file)) : {}
    [path, options]
  else
    first = File.open(path, &:gets).to_s
    [path, first.start_with?('# case:') ? JSON.parse(first.sub('# case:', '')) : {}]
  end
end

def resource_row(resource)
  row = { 'ref' => resource.ref, 'line' => resource.line, 'file' => relative(resource.file),
          'tags' => resource.tags.to_a.sort, 'parameters' => resource.to_data_hash['parameters'] || {} }
  row['virtual'] = true if resource.virtual?
  row['exported'] = true if resource.exported?
  row
end

def catalog_rows(catalog)
  { 'classes' => catalog.classes,
    'resources' => catalog.resources.map { |resource| resource_row(resource) },
    'containment' => catalog.edges.map { |edge| [edge.source.ref, edge.target.ref] } }
end

def plain(vertex)
  name = vertex.ref
  name.sub(/\AWhit\[Completed_(.*)\]\z/m, 'completed:\1').sub(/\AWhit\[Admissible_(.*)\]\z/m, 'admissible:\1')
end

def graph_rows(ral)
  graph = ral.relationship_graph
  rows = graph.edges.map { |e| [plain(e.source), plain(e.target), (e.callback ? 'refresh' : 'order')] }.sort
  found = { 'edges' => rows }
  cycles = graph.send(:find_cycles_in_graph) if graph.respond_to?(:find_cycles_in_graph, true)
  cycles ||= graph.find_cycles_in_graph
  if cycles.empty?
    order = []
    graph.traverse(while: nil, pre_process: nil) { |r| order << plain(r) } rescue found['order_error'] = $!.message
    found['order'] = order.reject { |name| DEFAULT_RESOURCE.match?(name) }
  else
    found['cycles'] = cycles.map { |cycle| cycle.map { |r| plain(r) } }
  end
  found
rescue Puppet::Error => e
  { 'error' => error_of(e) }
end

def status_row(status)
  { 'ref' => status.resource, 'changed' => status.changed, 'failed' => status.failed, 'skipped' => status.skipped,
    'restarted' => status.restarted, 'out_of_sync' => status.out_of_sync,
    'events' => status.events.map do |event|
      { 'property' => event.property, 'previous' => event.previous_value.to_s, 'desired' => event.desired_value.to_s,
        'message' => relative(event.message), 'status' => event.status, 'name' => event.name }
    end }
end

def ownership(path)
  stat = File.stat(path)
  { 'mode' => format('%04o', stat.mode & 0o7777),
    'owner' => (Etc.getpwuid(stat.uid)&.name rescue stat.uid), 'group' => (Etc.getgrgid(stat.gid)&.name rescue stat.gid) }
end

def path_row(path)
  if File.symlink?(path) then { 'type' => 'link', 'target' => File.readlink(path) }
  elsif File.directory?(path) then { 'type' => 'directory', 'entries' => Dir.children(path).sort }.merge(ownership(path))
  elsif File.file?(path) && File.size(path) > 100_000 then { 'type' => 'file', 'size' => File.size(path) }.merge(ownership(path)) # programs
  elsif File.file?(path) then { 'type' => 'file', 'content' => File.read(path, encoding: 'UTF-8').scrub }.merge(ownership(path))
  else { 'type' => 'absent' }
  end
end

def user_row(name)
  user = Etc.getpwnam(name)
  { 'uid' => user.uid, 'gid' => user.gid, 'home' => user.dir, 'shell' => user.shell, 'comment' => user.gecos,
    'groups' => Etc.enum_for(:group).select { |group| group.mem.include?(name) }.map(&:name).sort }
rescue ArgumentError
  nil
end

def group_row(name)
  group = Etc.getgrnam(name)
  { 'gid' => group.gid, 'members' => group.mem.sort }
rescue ArgumentError
  nil
end

# State after the run of everything that a case lists in `look`: paths, and `user:NAME` or `group:NAME`.
def look_rows(places)
  places.to_h do |place|
    kind, name = place.split(':', 2)
    [place, kind == 'user' ? user_row(name) : kind == 'group' ? group_row(name) : path_row(place)]
  end
end

# The default facts, with the names of this node in them.
def facts_of(name)
  host, domain = name.split('.', 2)
  DEFAULT_FACTS.merge('clientcert' => name,
                      'networking' => DEFAULT_FACTS['networking'].merge({ 'fqdn' => name, 'hostname' => host, 'domain' => domain }.compact))
end

# Puts modules on the module path: those that come with Puppet, and those that the case names.
def link_modules(names)
  (CORE_MODULES | names).each do |name|
    source = MODULE_FOLDERS.map { |folder| "#{folder}/#{name}" }.find { |path| File.exist?(path) }
    FileUtils.ln_s(source, "#{BASE_MODULES}/#{name}") if source
  end
end

# Files of the machine before the run, by path; a folder has no content.
def lay_files(files)
  files.each do |name, content|
    FileUtils.mkdir_p(File.dirname(name))
    content.nil? ? FileUtils.mkdir_p(name) : File.write(name, content)
  end
end

def settings_of_run(directory, options)
  settings_for(directory, options['settings'] || {})
  Puppet[:noop] = true if options['noop']
  Puppet[:tags] = options['tags'] if options['tags']
  Puppet[:evaltrace] = true
  Puppet::Util::Log.level = :info
end

def node_of(name, facts, environment)
  node = Puppet::Node.new(name, environment: environment, facts: Puppet::Node::Facts.new(name, facts))
  node.merge(facts)
  node.trusted_data = { 'authenticated' => 'local', 'certname' => name, 'extensions' => {}, 'hostname' => name.split('.').first,
                        'domain' => name.split('.', 2)[1], 'external' => {} }
  node
end

# Compiles the environment that is laid for a node, relates the resources and applies them, up to the stage that the case names.
# The outcome of each stage goes into the result.
def run_puppet(result, options, name, facts)
  # A case may lay files where types, functions and facts of its modules are found.
  Dir["{#{ENVIRONMENT}/modules,#{BASE_MODULES}}/*/lib"].each { |lib| $LOAD_PATH.unshift(lib) }
  environment = Puppet.lookup(:environments).get(:production)
  node = node_of(name, facts, environment)
  Puppet.override(current_environment: environment, loaders: Puppet::Pops::Loaders.new(environment),
                  trusted_information: Puppet::Context::TrustedInformation.new('local', name, {})) do
    catalog = compile_rows(result, node)
    apply_rows(result, options, catalog, node) if catalog && options['stage'] != 'compile'
  end
  result
end

def compile_rows(result, node)
  catalog = nil
  with_logs do |logs|
    begin
      catalog = Puppet::Parser::Compiler.compile(node)
      result['catalog'] = catalog_rows(catalog)
    rescue StandardError, SystemStackError, ScriptError => e
      result['compile_error'] = error_of(e)
    end
    result['compile_logs'] = log_rows(logs)
  end
  catalog
end

def apply_rows(result, options, catalog, node)
  with_logs do |logs|
    begin
      Puppet::Pops::Evaluator::DeferredResolver.resolve_and_replace(node.facts, catalog, node.environment, Puppet[:preprocess_deferred]) if Puppet.version.to_i >= 8
      # An agent never gets what stayed virtual.
      ral = catalog.filter(&:virtual?).to_ral
      ral.finalize
      result['graph'] = graph_rows(ral)
      # The traversal above spent this graph; the run builds its own, after types have generated their resources.
      ral.instance_variable_set(:@relationship_graph, nil)
      next if options['stage'] == 'graph'

      report = Puppet::Transaction::Report.new(nil, 'production')
      begin
        ral.apply(report: report)
      rescue StandardError => e
        result['apply_error'] = error_of(e)
      end
      result['statuses'] = report.resource_statuses.values.reject { |status| DEFAULT_RESOURCE.match?(status.resource) }.map { |status| status_row(status) }
    rescue StandardError => e
      result['graph_error'] = error_of(e)
    end
    result['evaluated'] = evaluated(logs)
    result['apply_logs'] = log_rows(logs)
  end
end
