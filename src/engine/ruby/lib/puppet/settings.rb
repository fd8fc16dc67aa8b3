# Puppet's settings: the project's own, over the defaults of an installation.
module Puppet
  class Settings
    ENVIRONMENT = '/etc/puppetlabs/code/environments/production'.freeze
    VAR = '/opt/puppetlabs/puppet/cache'.freeze
    CONFIGURATION = '/etc/puppetlabs/puppet'.freeze

    DEFAULTS = {
      basemodulepath: '/etc/puppetlabs/code/modules',
      ca_server: 'puppet',
      codedir: '/etc/puppetlabs/code',
      confdir: CONFIGURATION,
      config: "#{CONFIGURATION}/puppet.conf",
      csr_attributes: "#{CONFIGURATION}/csr_attributes.yaml",
      default_file_terminus: :rest,
      digest_algorithm: 'sha256',
      disable_warnings: [],
      environment: 'production',
      environmentpath: '/etc/puppetlabs/code/environments',
      fileserverconfig: "#{CONFIGURATION}/fileserver.conf",
      group: 'puppet',
      hiera_config: "#{CONFIGURATION}/hiera.yaml",
      hostcert: "#{CONFIGURATION}/ssl/certs/playground.example.com.pem",
      hostcrl: "#{CONFIGURATION}/ssl/crl.pem",
      hostprivkey: "#{CONFIGURATION}/ssl/private_keys/playground.example.com.pem",
      http_proxy_host: 'none',
      http_proxy_port: 3128,
      libdir: "#{VAR}/lib",
      localcacert: "#{CONFIGURATION}/ssl/certs/ca.pem",
      log_level: 'notice',
      logdir: '/var/log/puppetlabs/puppet',
      manifest: "#{ENVIRONMENT}/manifests",
      max_errors: 10,
      modulepath: "#{ENVIRONMENT}/modules:/etc/puppetlabs/code/modules",
      node_terminus: 'plain',
      noop: false,
      ordering: 'manifest',
      pluginfactdest: "#{VAR}/facts.d",
      rich_data: true,
      rundir: '/var/run/puppetlabs',
      runinterval: 1800,
      server: 'puppet',
      show_diff: false,
      ssldir: "#{CONFIGURATION}/ssl",
      statedir: "#{VAR}/state",
      storeconfigs: false,
      strict: :error,
      strict_variables: true,
      tags: '',
      trace: false,
      trusted_external_command: nil,
      user: 'puppet',
      vardir: VAR
    }.freeze

    def initialize
      @set = {}
    end

    def [](name)
      name = name.to_sym
      return @set[name] if @set.key?(name)

      given = Bunraku.ask('setting', name.to_s)
      return DEFAULTS[name] if given.nil?

      typed(name, given)
    end
    alias value []

    def []=(name, value)
      @set[name.to_sym] = value
    end

    def setting(name) = Setting.new(name.to_sym, self[name])
    def include?(name) = DEFAULTS.key?(name.to_sym)
    alias valid? include?
    def set_by_cli?(_name) = false
    def set_in_section?(_name, _section) = false

    Setting = Struct.new(:name, :value) do
      def default = DEFAULTS[name]
    end

    private

    # Converts a project's setting, which is a string.
    def typed(name, text)
      case DEFAULTS[name]
      when true, false then text == 'true'
      when Integer then text.to_i
      when Symbol then text.to_sym
      else text
      end
    end
  end

  class << self
    def settings = (@settings ||= Settings.new)
    def [](name) = settings[name]

    def []=(name, value)
      settings[name] = value
    end

    # Run mode: that of the server for a compilation, that of the agent for a run.
    def run_mode = (@run_mode ||= Util::RunMode.new(:user))
    def features = (@features ||= Util::Feature.new)
  end
end
