# Messages that are logged once per run.
require 'puppet'

module Puppet
  module Util
    module Warnings
      module_function

      def notice_once(message) = Warnings.log_first(:notice, message)
      def debug_once(_message) = nil
      def warnonce(message) = Warnings.log_first(:warning, message)

      def clear_warnings
        Warnings.logged.clear
        nil
      end

      def self.logged = (@logged ||= Set.new)

      def self.log_first(level, message)
        Puppet.public_send(level, message) if logged.add?(message)
        nil
      end
    end
  end
end
