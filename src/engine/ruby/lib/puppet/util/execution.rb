# Runs commands on the simulated machine.
require 'puppet'
require 'puppet/error'

module Puppet
  module Util
    module Execution
      # Output of a command, with its exit code.
      class ProcessOutput < String
        attr_reader :exitstatus

        def initialize(text, exitstatus)
          super(text)
          @exitstatus = exitstatus
        end
      end

      DEFAULTS = {
        failonfail: :unless_given,
        uid: nil,
        gid: nil,
        combine: :unless_given,
        stdinfile: nil,
        squelch: false,
        override_locale: true,
        custom_environment: {},
        sensitive: false,
        suppress_window: false,
        cwd: nil
      }.freeze

      # Locale variables reset for commands, so that their output is in English.
      LOCALE = { 'LANG' => 'C', 'LC_ALL' => 'C' }.freeze

      # Result of a command whose program does not exist.
      NOT_BEGUN = { 'output' => '', 'stdout' => '', 'code' => 1 }.freeze

      class << self
        # Runs a command: an array of words, or a command line for the shell. Raises Puppet::ExecutionFailure on failure
        # unless told otherwise.
        def execute(command, options = nil)
          given = options || {}
          given = { failonfail: options.nil?, combine: options.nil? }.merge(given)
          given = DEFAULTS.merge(given)
          words = command.is_a?(Array) ? command.flatten.map(&:to_s) : command
          shown = given[:sensitive] ? '[redacted]' : [words].flatten.join(' ')
          debug_line(shown, given)
          check_folder(given[:cwd])
          answer = begins?(words) ? run(words, given) : NOT_BEGUN
          output = ProcessOutput.new(given[:squelch] ? '' : written(answer, given), answer['code'])
          return output if answer['code'].zero? || !given[:failonfail]

          raise ExecutionFailure, "Execution of '#{shown}' returned #{answer['code']}: #{output.strip}"
        end

        # Runs a command and yields its output as an open file.
        def execpipe(command, failonfail = true)
          words = [command].flatten.map(&:to_s)
          line = words.join(' ')
          Puppet.debug("Executing '#{line}'")
          answer = Bunraku.run(line, combined: true)
          output = answer['output']
          result = block_given? ? yield(StringIO.new(output)) : output
          raise ExecutionFailure, result.to_s if failonfail && !answer['code'].zero?

          result
        end

        def execfail(command, exception)
          execute(command, failonfail: true, combine: true)
        rescue ExecutionFailure => e
          raise exception, "#{e.message}"
        end

        def execute_posix(...) = execute(...)
        def ruby_path = '/usr/bin/ruby'

        private

        def run(words, options)
          environment = options[:override_locale] ? LOCALE : {}
          environment = environment.merge(options[:custom_environment].to_h { |name, value| [name.to_s, value.to_s] })
          Bunraku.run(
            words,
            combined: options[:combine] && true,
            cwd: options[:cwd],
            uid: options[:uid]&.to_s,
            gid: options[:gid]&.to_s,
            env: environment,
            input: options[:stdinfile] && File.read(options[:stdinfile])
          )
        end

        # True if the program of a list of words exists. Such a command runs without a shell.
        def begins?(words)
          return true unless words.is_a?(Array) && words.first.match?(/\A[\w.+-]+\z/) && Bunraku.can_wait?

          !Puppet::Util.which(words.first).nil?
        end

        def written(answer, options) = options[:combine] ? answer['output'] : answer['stdout']

        def debug_line(shown, options)
          identity = [(%(uid=#{options[:uid]}) if options[:uid]), (%(gid=#{options[:gid]}) if options[:gid])].compact
          where = identity.empty? ? '' : " with #{identity.join(' ')}"
          folder = options[:cwd] ? " in '#{options[:cwd]}'" : ''
          Puppet.debug("Executing#{where}#{folder}: '#{shown}'")
        end

        def check_folder(folder)
          return if folder.nil? || File.directory?(folder)

          raise ArgumentError, "Working directory #{folder} does not exist!"
        end
      end
    end
  end
end
