# The machine's users and groups through helpers of Puppet::Util, and the environment of commands.
require 'puppet/util'
require 'etc'

module Puppet
  module Util
    module POSIX
      LOCALE_ENV_VARS = %w[LANG LC_ALL LC_MESSAGES LANGUAGE LC_COLLATE LC_CTYPE LC_MONETARY LC_NUMERIC LC_TIME].freeze
      USER_ENV_VARS = %w[HOME USER LOGNAME].freeze

      class << self
        def get_posix_field(space, field, id)
          raise Puppet::DevError, 'Did not get id from caller' unless id

          found = entry(space.to_s.delete_prefix('get').end_with?('grnam', 'group') ? :gr : :pw, id)
          found&.public_send(field)
        end

        def entry(kind, id)
          numeric = id.is_a?(Integer) || id.to_s.match?(/\A\d+\z/)
          by = { pw: %i[getpwnam getpwuid], gr: %i[getgrnam getgrgid] }.fetch(kind)[numeric ? 1 : 0]
          Etc.public_send(by, numeric ? id.to_i : id.to_s)
        rescue ArgumentError
          nil
        end
      end

      def get_posix_field(...) = POSIX.get_posix_field(...)
      def uid(user) = POSIX.entry(:pw, user)&.uid
      def gid(group) = POSIX.entry(:gr, group)&.gid
    end

    extend POSIX
    include POSIX

    # Functions for environment variables, and the code of Ruby that OpenVox 9 recommends instead.
    {
      get_env: ['ENV[]', ->(name, _mode = nil) { ENV[name.to_s] }],
      get_environment: ['ENV.to_hash', ->(_mode = nil) { ENV.to_hash }],
      clear_environment: ['ENV.clear', ->(_mode = nil) { ENV.clear }],
      merge_environment: ['ENV.merge!', ->(values, _mode = nil) { ENV.merge!(values.transform_keys(&:to_s)) }],
      set_env: ['ENV[]=', ->(name, value = nil, _mode = nil) { ENV[name.to_s] = value }]
    }.each do |name, (instead, run)|
      define_singleton_method(name) do |*args|
        if Bunraku.ask('release_has', 'functions for the environment are deprecated')
          Puppet.deprecation_warning("Puppet::Util.#{name} is deprecated and will be removed in a future version. Use #{instead} directly instead.")
        end
        run.call(*args)
      end
    end

    def get_env(...) = Util.get_env(...)
    def set_env(...) = Util.set_env(...)
    def get_environment(...) = Util.get_environment(...)
  end
end
