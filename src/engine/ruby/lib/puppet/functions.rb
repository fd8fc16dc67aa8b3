# Functions of the Puppet 4 API. Ruby describes their signatures; the engine checks arguments and selects the signature.
require 'puppet/pops/functions'

module Puppet
  module Functions
    class << self
      def create_function(name, base = Function, &block)
        unless base.ancestors.include?(Pops::Functions::Function)
          raise ArgumentError, "Functions must be based on Puppet::Pops::Functions::Function. Got #{base}"
        end

        create(name.to_s, base, block)
      rescue StandardError => e
        raise ArgumentError, "Function Load Error for function '#{name}': #{e.message}"
      end

      def create_loaded_function(name, _loader, base = Function, &block) = create(name.to_s, base, block)

      private

      def create(name, base, block)
        created = Class.new(base)
        created.instance_variable_set(:@function_name, name)
        created.class_eval(&block)
        created.dispatches << from_method(created, name.split('::').last) if created.dispatches.empty?
        created
      end

      # The default signature of a function without dispatches: the parameters of the method with its name, of any type.
      def from_method(created, name)
        unless created.method_defined?(name)
          raise ArgumentError, 'Function Creation Error, cannot create a default dispatcher for ' \
                               "function '#{name}', no method with this name found"
        end

        counts = { req: '', opt: '?', rest: '*' }
        parameters = created.instance_method(name).parameters.select { |kind, _| counts.key?(kind) }
        Dispatch.new(name.to_sym).tap do |dispatch|
          dispatch.parameters = parameters.map { |kind, given| ['Any', (given || :rest).to_s.tr('*', 'x'), counts[kind]] }
        end
      end
    end

    # One signature: the method to call and its parameters.
    class Dispatch
      attr_reader :method_name
      attr_accessor :parameters, :block, :returns, :refuses
      # Arguments that are injected into the method: `[index, what]`, with the index among its parameters.
      attr_reader :injections

      def initialize(method_name, refuses: false)
        @method_name = method_name
        @refuses = refuses
        @parameters = []
        @injections = []
      end

      # The method's arguments with the injected ones inserted.
      def weave(args, injected)
        given = args.dup
        injections.each do |index, what|
          given.insert([index, given.length].min, injected.call(what))
        end
        given
      end

      def describe
        { 'method' => method_name.to_s, 'parameters' => parameters.map { |type, *rest| [Bunraku.type_frame(type), *rest] },
          'block' => block && [Bunraku.type_frame(block[0]), *block.drop(1)],
          'returns' => returns && Bunraku.type_frame(returns), 'refuses' => refuses }
      end
    end

    # The content of a `dispatch` block.
    class DispatcherBuilder
      def initialize(dispatch)
        @dispatch = dispatch
      end

      def param(type, name)
        add(type, name, '')
        raise ArgumentError, 'A required parameter cannot be added after an optional parameter' if optional_before?
      end
      alias required_param param

      def optional_param(type, name) = add(type, name, '?')
      def repeated_param(type, name) = add(type, name, '*')
      alias optional_repeated_param repeated_param

      def required_repeated_param(type, name)
        add(type, name, '+')
        return unless optional_before?

        raise ArgumentError, 'A required repeated parameter cannot be added after an optional parameter'
      end

      def block_param(*type_and_name) = add_block(type_and_name, '')
      alias required_block_param block_param
      def optional_block_param(*type_and_name) = add_block(type_and_name, '?')

      def return_type(type)
        unless type?(type)
          raise ArgumentError,
                "Argument to 'return_type' must be a String reference to a Puppet Data Type. Got #{type.class}"
        end

        @dispatch.returns = type
      end

      private

      def add(type, name, count)
        raise ArgumentError, 'Parameters cannot be added after a block parameter' if @dispatch.block
        if @dispatch.parameters.any? { |*, each| %w[* +].include?(each) }
          raise ArgumentError, 'Parameters cannot be added after a repeated parameter'
        end
        raise ArgumentError, "Parameter name argument must be a Symbol. Got #{name.class}" if name.is_a?(String)
        unless type?(type)
          raise ArgumentError, "Parameter 'type' must be a String reference to a Puppet Data Type. Got #{type.class}"
        end

        @dispatch.parameters << [type, name.to_s, count]
      end

      def optional_before? = @dispatch.parameters[0...-1].any? { |*, count| count == '?' }
      def type?(type) = type.is_a?(String) || type.is_a?(Pops::Types::PAnyType)

      def add_block(given, count)
        if given.length > 2
          raise ArgumentError, "block_param accepts max 2 arguments (type, name), got #{given.length}."
        end

        name = given.last || :block
        raise ArgumentError, "Expected block_param name to be a Symbol, got #{name.class}" unless name.is_a?(Symbol)
        raise ArgumentError, 'Attempt to redefine block' if @dispatch.block

        @dispatch.block = [given.length == 2 ? given.first : 'Callable', name.to_s, count]
      end
    end

    # Same as `DispatcherBuilder`, for functions that need more than their arguments.
    class InternalDispatchBuilder < DispatcherBuilder
      def scope_param = inject(:scope)
      def cache_param = inject(:cache)
      def script_compiler_param = inject(:compiler)
      alias compiler_param script_compiler_param
      alias pal_compiler_param script_compiler_param

      private

      def inject(what)
        @dispatch.injections << [@dispatch.parameters.length + @dispatch.injections.length, what]
      end
    end

    class Function < Pops::Functions::Function
      class << self
        def dispatch(method_name, &block) = add(Dispatch.new(method_name), block)
        def argument_mismatch(method_name, &block) = add(Dispatch.new(method_name, refuses: true), block)

        def local_types(&block)
          types = LocalTypes.new
          types.instance_eval(&block)
          aliases.concat(types.texts)
        end

        # Type aliases visible only to this function's signatures, each as `Name = Type`.
        def aliases = (@aliases ||= [])
        def builder = DispatcherBuilder

        private

        def add(dispatch, block)
          builder.new(dispatch).instance_eval(&block)
          dispatches << dispatch
        end
      end
    end

    class LocalTypes
      def texts = (@texts ||= [])

      def type(assignment)
        unless assignment.match?(/\A\s*[A-Z]\w*\s*=/)
          place = caller(1, 1).first.sub(/:in.*\z/m, '')
          raise ArgumentError, "Expected a type alias assignment on the form 'AliasType = T', got '#{assignment}'.\n" \
                               "Called from <#{place}>"
        end

        texts << assignment
      end
    end

    class InternalFunction < Function
      def self.builder = InternalDispatchBuilder

      def call_function_with_scope(scope, name, *args, &block)
        Bunraku::Blocks.call_function(scope, name, args, block) { unknown(name) }
      end
    end

    class PuppetFunction < Function; end
  end
end
