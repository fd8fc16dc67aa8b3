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

    class << self
      def get_env(name, _mode = nil) = ENV[name.to_s]
      def get_environment(_mode = nil) = ENV.to_hash
      def clear_environment(_mode = nil) = ENV.clear
      def merge_environment(values, _mode = nil) = values.each { |name, value| set_env(name, value) }

      def set_env(name, value = nil, _mode = nil)
        ENV[name.to_s] = value
      end
    end

    def get_env(...) = Util.get_env(...)
    def set_env(...) = Util.set_env(...)
    def get_environment(...) = Util.get_environment(...)
  end
end
