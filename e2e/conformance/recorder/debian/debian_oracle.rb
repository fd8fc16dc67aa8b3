#!/usr/bin/env ruby
# frozen_string_literal: true

# Runs cases with real Puppet on a real Debian 12: dpkg, apt, useradd, crontab and Puppet's own providers. Only systemctl and
# journalctl are stand-ins (see `systemctl` beside this file). Prints one JSON object a line, in the shapes of oracle.rb.
#
#   ruby debian_oracle.rb CASE...
#
# MODULES is a folder of modules that stands for /usr/share/puppet/modules in each case's machine (without it: Debian's packages).
# COMMANDS=1 adds `commands`: what providers executed, in order, in the first run and in `second`.
# ORACLE_ROOT is the folder that prepare_root.sh made; PUPPET_LIB the lib folder of a Puppet checkout. README.md tells the rest.

$LOAD_PATH.unshift(ENV['PUPPET_LIB']) if ENV['PUPPET_LIB']
require 'etc'
require 'json'
require 'fileutils'
require 'tmpdir'
require 'open3'
require 'timeout'
# Libraries with native parts are loaded here: the case's machine does not have them.
%w[openssl yaml psych ffi shadow augeas selinux sdbm socket zlib digest securerandom racc/parser].each { |name| require name rescue LoadError }
require 'puppet'
require 'puppet/configurer'
require 'puppet/pops'
require_relative '../recording'

BASE = ENV.fetch('ORACLE_ROOT')
# Services that run on a booted machine.
BOOTED = %w[cron dbus ssh networking systemd-journald systemd-logind systemd-timesyncd systemd-udevd].freeze
STEP_LIMIT = 420

# Providers read facts too: they get those of the case.
module CaseFacts
  class << self
    attr_accessor :facts
  end
  def value(name)
    CaseFacts.facts.dig(*name.to_s.split('.'))
  end
end
Puppet::FacterImpl.prepend(CaseFacts)

# Types and providers of modules ask Facter itself; what the case does not tell, Facter finds out.
module CaseFactsOfFacter
  def value(name)
    found = CaseFacts.facts&.dig(*name.to_s.split('.')) rescue nil
    found.nil? ? super : found
  end
end
require 'facter'
Facter.singleton_class.prepend(CaseFactsOfFacter)

# Executed commands, with their results.
module Commands
  ROWS = [] # rubocop:disable Style/MutableConstant
  def self.row(via, command, code, output, options = {})
    return unless ENV['COMMANDS']

    text = output.to_s.dup.force_encoding('UTF-8').scrub
    ROWS << { 'via' => via, 'command' => command.is_a?(Array) ? command.flatten.map(&:to_s) : command.to_s, 'code' => code,
              'lines' => text.lines.size, 'length' => text.length, 'output' => text[0, 300],
              'options' => options.slice(:uid, :cwd, :failonfail, :combine, :stdinfile, :override_locale, :squelch).compact.transform_values(&:to_s),
              'environment' => (options[:custom_environment] || {}).keys.map(&:to_s) }
  end

  module Execute
    def execute(command, options = Puppet::Util::Execution::NoOptionsSpecified)
      known = options.is_a?(Hash) ? options : {}
      found = super
      Commands.row('execute', command, found.respond_to?(:exitstatus) ? found.exitstatus : nil, found, known)
      found
    rescue Puppet::ExecutionFailure => e
      Commands.row('execute', command, 'failed', e.message, known)
      raise
    end

    def execpipe(command, failonfail = true)
      text = nil
      found = super(command, failonfail) do |pipe|
        text = pipe.read
        yield StringIO.new(text)
      end
      Commands.row('execpipe', command, nil, text)
      found
    end
  end

  module Backticks
    def `(command)
      found = super
      Commands.row('backticks', command, $?&.exitstatus, found)
      found
    end
  end

  module Popen
    def popen(*words, **rest, &block)
      Commands.row('popen', words.reject { |word| word.is_a?(Hash) }, nil, nil)
      super
    end
  end
end
Puppet::Util::Execution.singleton_class.prepend(Commands::Execute)
Object.prepend(Commands::Backticks)
IO.singleton_class.prepend(Commands::Popen)

# ---- the machine ------------------------------------------------------------

NEW_NAMESPACES = 0x20000 | 0x20000000 | 0x4000000 | 0x8000000 # mount, pid, host name, ipc

def sh(*command, input: nil)
  text, status = Open3.capture2e({ 'LC_ALL' => 'C.UTF-8' }, *command, stdin_data: input.to_s)
  [text.scrub, status.exitstatus || 128 + status.termsig.to_i]
end

def mount(*words)
  system('mount', *words) or abort "oracle: mount #{words.join(' ')} failed"
end

# In its own namespaces already: lays the fresh machine over memory and makes it this process's root.
def enter_machine(hostname)
  mount('--make-rprivate', '/')
  over = "#{BASE}/over"
  FileUtils.mkdir_p(over)
  mount('-t', 'tmpfs', '-o', 'mode=755', 'tmpfs', over)
  FileUtils.mkdir_p(%w[upper work root debs debs-work].map { |name| "#{over}/#{name}" })
  FileUtils.chown('_apt', 'root', "#{over}/debs")
  root = "#{over}/root"
  mount('-t', 'overlay', 'overlay', '-o', "lowerdir=#{BASE}/root:#{BASE}/layer,upperdir=#{over}/upper,workdir=#{over}/work", root)
  mount('-t', 'overlay', 'overlay', '-o', "lowerdir=#{BASE}/cache/archives,upperdir=#{over}/debs,workdir=#{over}/debs-work", "#{root}/var/cache/apt/archives")
  if ENV['MODULES']
    FileUtils.mkdir_p("#{root}#{SYSTEM_MODULES}")
    mount('--bind', ENV['MODULES'], "#{root}#{SYSTEM_MODULES}")
    mount('-o', 'remount,bind,ro', "#{root}#{SYSTEM_MODULES}")
  end
  if File.directory?('/usr/share/augeas/lenses') # outside dpkg's sight, as the vendor's agent has them
    FileUtils.mkdir_p("#{root}/usr/share/augeas/lenses")
    mount('--bind', '/usr/share/augeas/lenses', "#{root}/usr/share/augeas/lenses")
  end
  mount('-t', 'proc', 'proc', "#{root}/proc")
  mount('--rbind', '/dev', "#{root}/dev")
  mount('-t', 'tmpfs', '-o', 'mode=755', 'tmpfs', "#{root}/run")
  FileUtils.mkdir_p(["#{root}/run/systemd/system", "#{root}/run/lock"])
  FileUtils.chmod(01777, "#{root}/run/lock")
  FileUtils.mkdir_p("#{root}/run/sshd") # RuntimeDirectory= of the booted ssh
  system('hostname', hostname.split('.').first)
  cache = Dir.open("#{BASE}/cache/archives")
  Dir.chroot(root)
  Dir.chdir('/')
  File.write('/etc/hostname', "#{hostname.split('.').first}\n")
  File.write('/etc/hosts', "127.0.0.1\tlocalhost\n127.0.1.1\t#{hostname} #{hostname.split('.').first}\n")
  timers = Dir['/etc/systemd/system/timers.target.wants/*.timer'].map { |path| File.basename(path) }
  sh('env', 'BOOTING=1', 'systemctl', 'start', *BOOTED, *timers)
  cache
end

def unit_states
  text, = sh('/usr/bin/systemctl', 'list-unit-files', '--type=service', '--full', '--no-legend', '--no-pager')
  text.lines.map(&:split).select { |words| words.size >= 2 && words[0].end_with?('.service') }.to_h { |words| [words[0].delete_suffix('.service'), words[1]] }
end

def active_units
  Dir['/run/.units/*.service'].select { |file| File.read(file).start_with?("active=active") }.map { |file| File.basename(file, '.service') }
end

def package_versions
  text, = sh('dpkg-query', '-W', '-f', '${db:Status-Abbrev}\t${Package}\t${Version}\n')
  text.lines.map { |line| line.chomp.split("\t") }.to_h { |status, name, version| [name, status.strip == 'ii' ? version : "#{status.strip} #{version}".strip] }
end

# Everything that a package brings, to be compared with what is there later.
def snapshot
  { 'packages' => package_versions, 'units' => unit_states, 'active' => active_units,
    'users' => File.readlines('/etc/passwd', chomp: true), 'groups' => File.readlines('/etc/group', chomp: true),
    'paths' => Dir.glob('{/etc,/var/lib,/var/log,/var/cache,/var/spool,/srv,/var/www}/**/*', File::FNM_DOTMATCH)
                  .reject { |path| path.match?(%r{\A/(etc/puppetlabs|etc/(alternatives|rc\d\.d|ssl/certs|ca-certificates|python3)|var/(lib/(dpkg|apt|ucf|systemd|gems|pam|mysql/\w+|python)|cache/(apt|man|debconf|ldconfig)|lib/dpkg))/}) || path.end_with?('/.') } }
end

def service_row(name)
  enabled, = sh('systemctl', 'is-enabled', '--', name)
  active, = sh('systemctl', 'is-active', '--', name)
  { 'ensure' => active.strip == 'active' ? 'running' : 'stopped', 'enable' => enabled.strip.lines.last.to_s.start_with?('Failed') ? 'not-found' : enabled.strip.lines.last.to_s,
    **(active.strip == 'failed' ? { 'failed' => true } : {}) }
end

# Everything new on the machine, and the state of everything that the case names.
def target_rows(before, named, places)
  after = snapshot
  { 'packages' => named['packages'].to_h { |name| [name, after['packages'][name]] },
    'services' => named['services'].to_h { |name| [name, service_row(name)] },
    'brought' => {
      'packages' => after['packages'].reject { |name, version| before['packages'][name] == version },
      'gone' => before['packages'].keys - after['packages'].keys,
      'services' => (after['units'].reject { |name, state| before['units'][name] == state }.keys | (after['active'] - before['active']) | (before['active'] - after['active']))
                    .sort.to_h { |name| [name, { 'ensure' => after['active'].include?(name) ? 'running' : 'stopped', 'enable' => after['units'][name] || 'gone' }] },
      'users' => after['users'] - before['users'], 'groups' => after['groups'] - before['groups'],
      'paths' => (after['paths'] - before['paths']).sort, 'paths_gone' => (before['paths'] - after['paths']).sort
    },
    'daemon_reloads' => File.exist?('/run/.units/.reloads') ? File.readlines('/run/.units/.reloads').size : 0,
    'look' => look_rows(places) }
end

# ---- the run ----------------------------------------------------------------

# The machine before the run: packages and services of `target`, then files, then `prepare` (lines of a root shell).
def prepare_machine(options)
  rows = []
  target = options['target'] || {}
  (target['packages'] || {}).each_key do |name|
    text, code = sh('env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-q', '-y', 'install', name)
    rows << { 'command' => "apt-get install #{name}", 'code' => code, 'output' => text.lines.last(3).join } if code != 0
  end
  lay_files(options['files'] || {})
  (target['services'] || {}).each do |name, row|
    { 'enable' => row['enable'] == 'true' ? 'enable' : 'disable', 'ensure' => row['ensure'] == 'running' ? 'start' : 'stop' }.each_value { |verb| sh('systemctl', verb, '--', name) }
  end
  # Sockets that a daemon would open once it runs.
  (options['sockets'] || []).each do |name|
    FileUtils.mkdir_p(File.dirname(name))
    UNIXServer.new(name)
  end
  rows + shell_rows(options['prepare'])
end

def shell_rows(lines)
  (lines || []).map do |line|
    text, code = sh('env', 'DEBIAN_FRONTEND=noninteractive', 'bash', '-c', line)
    { 'command' => line, 'code' => code, 'output' => text.lines.last(20).join }
  end
end

# Runs a step in a process of its own, so that each run of Puppet finds what a new agent would find.
def in_process
  reader, writer = IO.pipe
  child = fork do
    reader.close
    begin
      Timeout.timeout(STEP_LIMIT) { writer.write(JSON.generate(yield)) }
    rescue Exception => e # rubocop:disable Lint/RescueException
      writer.write(JSON.generate('oracle_error' => "#{e.class}: #{e.message}", 'backtrace' => e.backtrace.first(6)))
    end
    writer.close
    exit!(0)
  end
  writer.close
  text = reader.read
  Process.wait(child)
  text.empty? ? { 'oracle_error' => 'a step ended with no answer' } : JSON.parse(text)
end

def run_agent(options, name, facts)
  Commands::ROWS.clear
  settings_of_run('/opt/puppetlabs/puppet/cache', options)
  Puppet.settings.preferred_run_mode = :agent # so that corrective changes are told apart
  ENV['PATH'] = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'
  result = run_puppet({}, options, name, facts)
  result['commands'] = Commands::ROWS if ENV['COMMANDS'] && result['apply_logs']
  result
end

# Names of packages and services that a case is about: those of its catalog and of its options.
def names_of(result, options)
  resources = result.dig('catalog', 'resources') || []
  named = lambda do |type|
    resources.select { |row| row['ref'].start_with?("#{type}[") && !row['virtual'] }
             .map { |row| row.dig('parameters', 'name') || row['ref'][/\[(.*)\]\z/m, 1] }
  end
  target = options['target'] || {}
  { 'packages' => ((target['packages'] || {}).keys + named.call('Package') + (options['packages'] || [])).uniq,
    'services' => ((target['services'] || {}).keys + named.call('Service') + (options['services'] || [])).uniq }
end

def run_case(path, options, name)
  result = { 'case' => path, 'puppet' => Puppet.version }
  facts = facts_of(name).merge(options['facts'] || {})
  # Providers of another system cannot run here.
  CaseFacts.facts = facts.merge('os' => DEFAULT_FACTS['os'])
  prepared = in_process { prepare_machine(options) }
  result['prepared'] = prepared unless prepared.empty?
  before = snapshot
  started = Process.clock_gettime(Process::CLOCK_MONOTONIC)
  result.merge!(in_process { run_agent(options, name, facts) })
  result['seconds'] = (Process.clock_gettime(Process::CLOCK_MONOTONIC) - started).round(1)
  return result if result['compile_error'] || %w[compile graph].include?(options['stage'])

  named = names_of(result, options)
  result['target'] = target_rows(before, named, options['look'] || [])
  between = shell_rows(options['between'])
  middle = snapshot
  second = in_process { run_agent(options, name, facts) }
  touched = (second['statuses'] || []).select { |row| row['changed'] || row['failed'] || row['skipped'] || row['restarted'] || row['out_of_sync'] }
  result['second'] = second.slice('compile_error', 'oracle_error', 'apply_error', 'apply_logs', 'commands').merge('statuses' => touched, 'target' => target_rows(middle, named, options['look'] || []))
  result['second']['between'] = between unless between.empty?
  result
rescue StandardError, ScriptError => e
  (result || { 'case' => path }).merge('oracle_error' => "#{e.class}: #{e.message}", 'backtrace' => e.backtrace.first(5))
end

def run_isolated(path)
  path = File.expand_path(path)
  location, options = read_case(path)
  name = options['node'] || 'playground.example.com'
  reader, writer = IO.pipe
  keep = Dir.mktmpdir('case')
  FileUtils.cp_r(location, "#{keep}/case")
  child = fork do
    Kernel.syscall(UNSHARE.fetch(`uname -m`.strip), NEW_NAMESPACES)
    first = fork do
      fork do
        reader.close
        writer.write(JSON.generate(answer_of(path, options, name, "#{keep}/case")))
        writer.close
        exit!(0)
      end
      reader.close
      writer.close
      # Process 1 is called systemd, and so is its program: providers and tools look at both.
      exec(["#{BASE}/systemd", 'systemd'], 'infinity')
    end
    writer.close
    text = reader.read
    Process.kill(:KILL, first)
    Process.wait(first)
    File.write("#{keep}/answer", text)
    exit!(0)
  end
  reader.close
  writer.close
  Process.wait(child)
  text = File.exist?("#{keep}/answer") ? File.read("#{keep}/answer") : ''
  FileUtils.rm_rf(keep)
  Dir["#{BASE}/cache/archives/*.deb.new.*"].each { |file| File.rename(file, file.sub(/\.new\..*/, '')) }
  text.empty? ? JSON.generate('case' => path, 'oracle_error' => 'the case ended with no answer') : text
end

def answer_of(path, options, name, source)
  carried = Dir.glob('**/*', File::FNM_DOTMATCH, base: source).map { |each| [each, "#{source}/#{each}"] }
               .select { |_, file| File.file?(file) }.to_h { |each, file| [each, File.binread(file)] }
  carried = { 'manifests/site.pp' => File.binread(source) } if File.file?(source)
  cache = enter_machine(name)
  lay_environment(carried, options['modules'] || [])
  run_case(path, options, name)
ensure
  # New downloads are for the next case.
  Dir['/var/cache/apt/archives/*.deb'].each do |deb|
    to = "/proc/self/fd/#{cache.fileno}/#{File.basename(deb)}"
    FileUtils.cp(deb, "#{to}.new.#{Process.clock_gettime(Process::CLOCK_REALTIME).to_s.delete('.')}") unless File.exist?(to)
  end
end

def lay_environment(files, modules)
  FileUtils.mkdir_p(["#{ENVIRONMENT}/manifests", "#{ENVIRONMENT}/modules", BASE_MODULES])
  link_modules(modules)
  files.each do |path, text|
    FileUtils.mkdir_p(File.dirname("#{ENVIRONMENT}/#{path}"))
    File.binwrite("#{ENVIRONMENT}/#{path}", text)
  end
end

Puppet::Util::Log.level = :info
abort File.read(__FILE__).lines[3..11].join if ARGV.empty?
ARGV.each { |path| puts run_isolated(path); $stdout.flush }

