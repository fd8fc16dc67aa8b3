# A command of a provider.
require 'puppet/util/execution'

module Puppet
  class Provider
    class Command
      # Options from the block of `has_command`.
      class Definition
        def initialize(name, path)
          @name = name
          @path = path
          @environment = {}
        end

        def is_optional
          @optional = true
        end

        def environment(variables)
          @environment = @environment.merge(variables)
        end

        def optional? = @optional

        def execute(*args)
          Command.new(@name, @path, Util, Util::Execution, failonfail: true, combine: true, custom_environment: @environment)
                 .execute(*args)
        end
      end

      attr_reader :name, :executable

      # `resolver` finds the program (`which`), `executor` runs it with the options (`execute`).
      def initialize(name, executable, resolver, executor, options = {})
        @name, @executable = name, executable
        @resolver, @executor = resolver, executor
        @options = options
      end

      def execute(*args)
        path = @resolver.which(executable)
        raise MissingCommand, "Command #{name} is missing" unless path

        @executor.execute([path, *args], @options)
      end
    end
  end
end
