# frozen_string_literal: true

# Compiles many nodes of one environment in one process of a real Puppet, as a server does: with one environment object,
# whose manifests are read once. PUPPET_LIB picks a checkout's lib folder.
#   ruby nodes.rb FOLDER < NODES
# NODES has a line of JSON for each node: {"node": name, "facts": {...}}. Prints a line for each node, {"node", "resources"}
# or {"node", "error"}, and at the end {"puppet": version, "seconds": CPU seconds, "megabytes": largest memory}.

$LOAD_PATH.unshift(ENV['PUPPET_LIB']) if ENV['PUPPET_LIB']
require 'json'
require 'tmpdir'
require 'puppet'
require 'puppet/pops'

# Modules that come with Puppet, in Debian's packages or in those of Puppet.
CORE_MODULES = Dir['{/usr/share/puppet/modules*,/opt/puppetlabs/puppet/vendor_modules}/{*_core,mailalias}'].freeze

# The memory that this process has used at most, as Linux counts it.
def peak_megabytes
  File.read('/proc/self/status')[/^VmHWM:\s+(\d+)/, 1].to_i / 1024
end

def node_of(name, facts, environment)
  node = Puppet::Node.new(name, environment: environment, facts: Puppet::Node::Facts.new(name, facts))
  node.merge(facts)
  host, domain = name.split('.', 2)
  node.trusted_data = { 'authenticated' => 'local', 'certname' => name, 'extensions' => {}, 'hostname' => host,
                        'domain' => domain, 'external' => {} }
  node
end

def compile(name, facts, environment)
  node = node_of(name, facts, environment)
  trusted = Puppet::Context::TrustedInformation.new('local', name, {})
  catalog = Puppet.override(trusted_information: trusted) { Puppet::Parser::Compiler.compile(node) }
  { 'node' => name, 'resources' => catalog.resources.size }
rescue StandardError, SystemStackError, ScriptError => e
  { 'node' => name, 'error' => e.message }
end

folder = File.expand_path(ARGV.fetch(0))
Dir.mktmpdir do |directory|
  environments = File.join(directory, 'environments')
  Dir.mkdir(environments)
  File.symlink(folder, File.join(environments, 'production'))
  modules = File.join(directory, 'modules')
  Dir.mkdir(modules)
  CORE_MODULES.uniq { |path| File.basename(path) }.each { |path| File.symlink(path, File.join(modules, File.basename(path))) }
  Puppet.initialize_settings(['--confdir', "#{directory}/conf", '--vardir', "#{directory}/var", '--codedir', directory,
                              '--environmentpath', environments, '--basemodulepath', modules, '--environment_timeout', 'unlimited'])
  Puppet[:log_level] = 'err'
  Puppet::Util::Log.level = :err
  environment = Puppet.lookup(:environments).get(:production)
  environment.modules.each { |mod| $LOAD_PATH.unshift(File.join(mod.path, 'lib')) }
  Puppet.override(current_environment: environment, loaders: Puppet::Pops::Loaders.new(environment)) do
    $stdin.each_line do |line|
      row = JSON.parse(line)
      puts JSON.generate(compile(row['node'], row['facts'], environment))
    end
  end
  puts JSON.generate('puppet' => Puppet.version, 'megabytes' => peak_megabytes,
                     'seconds' => Process.clock_gettime(Process::CLOCK_PROCESS_CPUTIME_ID))
end
