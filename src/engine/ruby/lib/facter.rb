# Facts as defined and read by modules. The engine has the machine's facts; a module's own are resolved here.
require 'facter/resolution'
require 'facter/core/execution'
require 'puppet/util/logging'

module Facter
  # Legacy fact names, with the paths of the structured facts.
  LEGACY = {
    'architecture' => 'os.architecture', 'domain' => 'networking.domain', 'fqdn' => 'networking.fqdn',
    'gid' => 'identity.group', 'hardwaremodel' => 'os.hardware', 'hostname' => 'networking.hostname',
    'id' => 'identity.user', 'ipaddress' => 'networking.ip', 'ipaddress6' => 'networking.ip6',
    'lsbdistcodename' => 'os.distro.codename', 'lsbdistdescription' => 'os.distro.description',
    'lsbdistid' => 'os.distro.id', 'lsbdistrelease' => 'os.distro.release.full',
    'lsbmajdistrelease' => 'os.distro.release.major', 'macaddress' => 'networking.mac',
    'memorysize' => 'memory.system.total', 'memoryfree' => 'memory.system.available', 'netmask' => 'networking.netmask',
    'network' => 'networking.network', 'operatingsystem' => 'os.name', 'operatingsystemmajrelease' => 'os.release.major',
    'operatingsystemrelease' => 'os.release.full', 'osfamily' => 'os.family',
    'physicalprocessorcount' => 'processors.physicalcount', 'processorcount' => 'processors.count',
    'rubysitedir' => 'ruby.sitedir', 'rubyversion' => 'ruby.version', 'rubyplatform' => 'ruby.platform',
    'selinux' => 'os.selinux.enabled', 'uptime' => 'system_uptime.uptime', 'uptime_days' => 'system_uptime.days',
    'uptime_hours' => 'system_uptime.hours', 'uptime_seconds' => 'system_uptime.seconds'
  }.freeze

  class << self
    # Adds a resolution to a fact.
    def add(name, options = {}, &block)
      fact = (custom[name.to_s.downcase] ||= Fact.new(name.to_s.downcase))
      fact.add(options, &block)
      fact
    end

    def define_fact(name, _options = {}, &block)
      fact = (custom[name.to_s.downcase] ||= Fact.new(name.to_s.downcase))
      fact.instance_eval(&block) if block
      fact
    end

    # The value of a fact; a dotted name digs into structured facts.
    def value(name)
      first, *path = name.to_s.downcase.split('.')
      found = root(first)
      found = path.inject(found) { |each, part| dig(each, part) }
      found.nil? && path.empty? && LEGACY.key?(first) ? value(LEGACY[first]) : found
    end

    def fact(name)
      found = value(name)
      found.nil? && !custom.key?(name.to_s.downcase) ? nil : Known.new(name.to_s, found)
    end
    alias [] fact

    def to_hash = Bunraku::Values.decode(Bunraku.ask('facts')).merge(resolved_custom)
    alias collection to_hash
    def to_user_output(*) = to_hash.to_s
    def list = to_hash.keys
    def each(&block) = to_hash.each(&block)
    def core_value(name) = value(name)

    # Does nothing, because debug and similar messages are not shown.
    def debug(_message) = nil
    def info(message) = log(:info, message)
    def warn(message) = log(:warning, message)
    def error(message) = log(:err, message)
    def debugonce(_message) = nil
    def warnonce(message) = once(message) { warn(message) }
    def log_exception(exception, message = nil) = error(message || exception.message)
    def debugging? = false
    def verbose? = false
    def trace? = false
    def version = '4.10.0'
    def search(*) = nil
    def search_path = []
    def search_external(*) = nil
    def search_external_path = []
    def loadfacts = nil
    def load_external(*) = nil
    def flush = custom.each_value(&:flush)
    def reset = custom.clear
    alias clear reset

    # Facts defined by modules, by name.
    def custom = (@custom ||= {})
    def resolved_custom = custom.transform_values(&:value).compact

    private

    def root(name)
      known = Bunraku::Values.decode(Bunraku.ask('fact', name))
      return known unless known.nil?

      load_file(name) unless custom.key?(name)
      custom[name]&.value
    end

    # Loads the file of a fact, which has the fact's name and may not be loaded yet.
    def load_file(name)
      require "facter/#{name}" if name.match?(/\A\w+\z/)
    rescue LoadError
      nil
    end

    def dig(value, part)
      case value
      when Hash then value[part]
      when Array then part.match?(/\A\d+\z/) ? value[part.to_i] : nil
      end
    end

    def once(message)
      @told ||= {}
      return if @told[message]

      @told[message] = true
      yield
    end

    def log(level, message)
      Bunraku.ask('log', level.to_s, message.to_s)
      nil
    end
  end

  # A fact with its value.
  Known = Struct.new(:name, :value)
end
