# Base class of all functions of the Puppet 4 API.
module Puppet
  module Pops
    module Functions
      class Function
        class << self
          def dispatches = (@dispatches ||= [])
          def name = @function_name || super
          def to_s = name || super
          def loader = nil
        end

        attr_reader :loader

        def initialize(closure_scope = nil, loader = nil)
          @closure_scope = closure_scope
          @loader = loader || Loader::EnvironmentLoader.new
        end

        # The scope that a function sees: the top scope.
        def closure_scope = @closure_scope || Puppet::Parser::Scope.top

        def call_function(name, *args, &block)
          Bunraku::Blocks.call_function(closure_scope, name, args, block) { unknown(name) }
        end

        # Calls this function like a manifest.
        def call(scope, *args, &block)
          Bunraku::Blocks.call_function(scope || closure_scope, self.class.name, args, block) { unknown(self.class.name) }
        end

        def inspect = "#<#{self.class.name}>"

        private

        def unknown(name)
          raise ArgumentError, "Function #{self.class.name}(): Unknown function: '#{name}'"
        end
      end
    end

    # The loaders, from which functions request other functions or types.
    module Loader
      class EnvironmentLoader
        def load(kind, name)
          case kind
          when :function then LoadedFunction.new(name) if Bunraku.ask('function_known', name.to_s)
          when :type then Types::TypeParser.singleton.parse(name)
          end
        end

        def private_loader = self
        def public_loader = self
        def loader_name = 'environment'
        def environment = Puppet::Node::Environment.current
        def inspect = '#<Loader>'
      end

      LoadedFunction = Struct.new(:name) do
        def call(scope, *args, &block)
          Bunraku::Blocks.call_function(scope || Puppet::Parser::Scope.top, name, args, block)
        end
      end
    end
  end
end

# Context in which a function's file is evaluated: constants and methods defined outside of the function belong to this
# class.
class Puppet::Pops::Loader::FunctionFile
  def self.evaluate(text, path) = eval(text, here, path, 1)
  def self.here = binding
  private_class_method :here
end
