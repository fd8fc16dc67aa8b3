# The state of Puppet's process. Nothing here stops or restarts it.
require 'puppet'

module Puppet
  class Application
    class << self
      attr_accessor :run_status

      def run_mode = Puppet.run_mode
      def stop! = self.run_status = :stop_requested
      def restart! = self.run_status = :restart_requested
      def stop_requested? = run_status == :stop_requested
      def restart_requested? = run_status == :restart_requested
      def interrupted? = stop_requested? || restart_requested?
      def clear? = run_status.nil?
      def clear! = self.run_status = nil
    end
  end
end
