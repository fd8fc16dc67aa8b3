# Functions of the Puppet 3 API: blocks that run as methods of the caller's scope and receive their arguments as an
# array.
module Puppet
  module Parser
    module Functions
      # Contains a method `function_NAME` for each function; scopes include it.
      module Methods; end

      class << self
        def newfunction(name, options = {}, &block)
          name = name.to_sym
          kind = options[:type] || :statement
          raise Puppet::DevError, "Invalid statement type #{kind.inspect}" unless %i[statement rvalue].include?(kind)

          info = { arity: options[:arity] || -1, type: kind, name: "function_#{name}" }
          info[:doc] = options[:doc] if options[:doc]
          define(name, info, block)
          known[name] = info
        end

        # Name of the method for a function, which is loaded if necessary; false if there is none.
        def function(name, _environment = nil)
          name = name.to_sym
          return known[name][:name] if known.key?(name)

          Bunraku.ask('legacy_known', name.to_s) ? "function_#{name}" : false
        end

        def rvalue?(name, _environment = nil) = info(name)&.fetch(:type) == :rvalue
        def arity(name, _environment = nil) = info(name)&.fetch(:arity) || -1
        def environment_module(_environment = nil) = Methods
        def autoloader = Autoloader
        def reset = nil

        def info(name) = known[name.to_sym]

        # Calls a function that is not defined in the project's Ruby, through the Puppet 3 API.
        def call_with_list(scope, name, args, block)
          if Bunraku.ask('legacy_known', name) == 'moved'
            raise Puppet::ParseError, "#{name}() can only be called using the 4.x function API. See Scope#call_function"
          end

          check_list(args)
          Bunraku::Blocks.call_function(scope, name, args.first, block) do
            raise Puppet::DevError, "Function #{name} not defined despite being loaded!"
          end
        end

        def check_list(args)
          return if args.first.is_a?(Array)

          raise ArgumentError, 'custom functions must be called with a single array that contains the arguments. ' \
                               'For example, function_example([1]) instead of function_example(1)'
        end

        def check_count(name, arity, count)
          least = -arity - 1
          return if arity.negative? ? count >= least : count == arity

          expected = arity.negative? ? "minimum #{least}" : arity
          raise ArgumentError, "#{name}(): Wrong number of arguments given (#{count} for #{expected})"
        end

        # Returns a function's result without `:undef`.
        def plain(value)
          case value
          when :undef then nil
          when Array then value.map { |each| plain(each) }
          when Hash then value.to_h { |key, each| [plain(key), plain(each)] }
          else value
          end
        end

        private

        def known = (@known ||= {})

        def define(name, info, block)
          Methods.define_method(:"real_function_#{name}", &block)
          Methods.define_method(:"function_#{name}") do |*args|
            Functions.check_list(args)
            Functions.check_count(name, info[:arity], args.first.length)
            result = Functions.plain(send(:"real_function_#{name}", args.first))
            info[:type] == :rvalue ? result : nil
          end
        end
      end

      # Loads functions by name, for modules that call it.
      module Autoloader
        def self.load(name, _environment = nil) = !!Functions.function(name)
        def self.loaded?(name) = !Functions.info(name).nil?
        def self.loadall(_environment = nil) = nil
        def self.delegatee = self
      end
    end
  end
end
