# Commands in facts. If commands cannot run, every command counts as missing.
module Facter
  module Core
    module Execution
      class ExecutionFailure < StandardError; end

      class << self
        def which(command) = Puppet::Util.which(command)
        def absolute_path?(path, _platform = nil) = path.start_with?('/')
        def expand_command(command) = command
        def search_paths = %w[/usr/local/sbin /usr/local/bin /usr/sbin /usr/bin /sbin /bin]
        def with_env(values, &block) = Puppet::Util.withenv(values, &block)

        # Output of a command; nil if it cannot run.
        def exec(command)
          execute(command, on_fail: nil)
        end

        def execute(command, options = {})
          output, = execute_command(command, options.fetch(:on_fail, :raise))
          output
        end

        def execute_command(command, on_fail = nil, *)
          unless Bunraku.can_wait?
            Facter.debug("No command can run here: #{command}")
            return failed(command, on_fail)
          end

          answer = Bunraku.run(command.to_s)
          return failed(command, on_fail) if answer['code'] == 127

          [answer['stdout'].chomp, answer['stderr']]
        end

        private

        def failed(command, on_fail)
          raise ExecutionFailure, "Failed while executing '#{command}'" if on_fail == :raise

          [on_fail, '']
        end
      end
    end
  end
end
