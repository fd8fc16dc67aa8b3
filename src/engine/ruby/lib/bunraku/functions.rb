# Loads and calls functions written in Ruby for the engine.
require 'bunraku/blocks'
require 'puppet/parser/scope'
require 'puppet/parser/compiler'
require 'puppet/functions'

module Bunraku
  # Frame of a type passed to the API: a string, or a type of the engine.
  def self.type_frame(type) = type.is_a?(String) ? type : Values.encode(type)

  module LoadedFunctions
    class << self
      def load(path, name)
        text = File.read(path, encoding: 'UTF-8')
        unless text.include?('Puppet::Functions.create_function')
          raise ArgumentError, "The code loaded from #{path} does not seem to be a Puppet 4x API function - no create_function call."
        end

        created = Puppet::Pops::Loader::FunctionFile.evaluate(text, path)
        unless created.is_a?(Class)
          raise ArgumentError, "The code loaded from #{path} did not produce a Function class when evaluated. Got '#{created.class}'"
        end
        if created.name != name
          raise ArgumentError, "The code loaded from #{path} produced mis-matched name, expected '#{name}', got #{created.name}"
        end

        by_name[name] = created.new
        is_own = created.instance_method(:call).owner != Puppet::Pops::Functions::Function
        { 'dispatches' => created.dispatches.map(&:describe), 'aliases' => created.aliases, 'overrides_call' => is_own }
      end

      # Calls the method `call` of a function that overrides it.
      def call_override(name, scope, args, block) = by_name.fetch(name).call(scope, *args, &block)

      def load_legacy(path, name)
        info = Puppet::Parser::Functions.info(name) || evaluate_legacy(path)
        unless info.is_a?(Hash)
          raise ArgumentError, "Illegal legacy function definition! The code loaded from #{path} did not return the result " \
                               "of calling 'newfunction'. Got '#{info.class}'"
        end
        if info[:name] != "function_#{name}"
          raise ArgumentError, "The code loaded from #{path} produced mis-matched name, expected 'function_#{name}', got '#{info[:name]}'"
        end

        { 'rvalue' => info[:type] == :rvalue, 'doc' => info[:doc].to_s }
      end

      def by_name = (@by_name ||= {})

      def call(name, index, scope, args, block)
        function = by_name.fetch(name)
        dispatch = function.class.dispatches.fetch(index)
        given = dispatch.weave(args, ->(what) { injected(what, scope, name) })
        function.send(dispatch.method_name, *given, &block)
      end

      private

      def evaluate_legacy(path)
        text = File.read(path, encoding: 'UTF-8')
        unless text.match?(/\bnewfunction\b/)
          raise ArgumentError, "The code loaded from #{path} does not seem to be a Puppet 3x API function - no 'newfunction' call."
        end

        refuse_methods(RubyVM::AbstractSyntaxTree.parse(text), path) if Bunraku.ask('release_has', 'no methods in legacy functions')
        Puppet::Pops::Loader::FunctionFile.evaluate(text, path)
      end

      # Since Puppet 6, the file of such a function must not define methods.
      def refuse_methods(node, path)
        return unless node.is_a?(RubyVM::AbstractSyntaxTree::Node)

        if %i[DEFN DEFS].include?(node.type)
          name = node.children[node.type == :DEFN ? 0 : 1]
          raise SecurityError, "Illegal method definition of method '#{name}' in source #{path} on line #{node.first_lineno} in legacy function. " \
                               'See https://puppet.com/docs/puppet/latest/functions_refactor_legacy.html for more information'
        end
        node.children.each { |each| refuse_methods(each, path) }
      end

      def injected(what, scope, name)
        case what
        when :scope then scope
        when :cache then (@caches ||= {})[name] ||= FunctionCache.new
        else Puppet::Parser::Compiler.current
        end
      end
    end
  end

  # Cache of a function for one compilation, by object identity.
  class FunctionCache
    def retrieve(object) = (@by_object ||= {}.compare_by_identity)[object] ||= {}
  end

  # Values as passed to functions of the Puppet 3 API: references become resources.
  module LegacyValues
    # Replaces undef inside of collections by the symbol used before Puppet 6.
    def self.with_symbols(value)
      case value
      when nil then :undef
      when Array then value.map { |each| with_symbols(each) }
      when Hash then value.transform_values { |each| with_symbols(each) }
      else value
      end
    end

    def self.of(value)
      case value
      when Array then value.map { |each| of(each) }
      when Hash then value.to_h { |key, each| [of(key), of(each)] }
      when Puppet::Pops::Types::PResourceType, Puppet::Pops::Types::PClassType
        type, title = Bunraku.split_reference(value.reference, nil)
        title.empty? ? value : Puppet::Resource.new(type, title)
      else value
      end
    end
  end

  module Api
    class << self
      def load_function(path, name) = LoadedFunctions.load(path, name)
      # Loads a function; returns true if it returns a value.
      def load_legacy_function(path, name)
        LoadedFunctions.load_legacy(path, name)
        Puppet::Parser::Functions.rvalue?(name)
      end

      def call_function(name, index, scope, args, block)
        result = LoadedFunctions.call(
          name, index, Puppet::Parser::Scope.of(scope), Values.decode(args), ManifestBlock.of(block)
        )
        Values.encode_result(result)
      end

      def call_function_override(name, scope, args, block)
        Values.encode_result(LoadedFunctions.call_override(name, Puppet::Parser::Scope.of(scope), Values.decode(args), ManifestBlock.of(block)))
      end

      def call_legacy_function(name, scope, args)
        given = LegacyValues.of(Values.decode(args))
        given = LegacyValues.with_symbols(given) if Bunraku.ask('release_has', 'undef in collections is a symbol')
        Values.encode_result(Puppet::Parser::Scope.of(scope).send(:"function_#{name}", given))
      end
    end
  end
end
