# Smaller parts of the newer API that functions of modules call.
module Puppet
  module Pops
    # The manifest calls that led here; the engine knows the innermost.
    module PuppetStack
      # Active manifest calls, innermost first.
      def self.stacktrace = Bunraku.ask('call_places')

      def self.top_of_stack = stacktrace.first || []
    end

    module Types
      module Iterable
        # Returns a value that supports `each`; raises if the value cannot be iterated.
        def self.asserted_iterable(function, value, _infer_elements = false)
          on(value) || raise(ArgumentError, "#{function.class}(): wrong argument type (#{value.class}; is not Iterable.")
        end

        def self.on(value, _element_type = nil)
          case value
          when Array, Hash, Range, Enumerator then value.each
          when Integer then value.positive? ? value.times : nil
          when String then value.each_char
          end
        end
      end
    end

    module Serialization
      # Converts values to plain data: a value without a plain form becomes a hash that names its type.
      class ToDataConverter
        def self.convert(value, options = {}) = new(options).convert(value)

        def initialize(options = {})
          @is_rich = options.fetch(:rich_data, false)
          @symbols = options.fetch(:symbol_as_string, false)
        end

        def convert(value)
          case value
          when nil, true, false, Numeric, String then value
          when Array then value.map { |each| convert(each) }
          when Hash then of_hash(value)
          when :default then @is_rich ? { '__ptype' => 'Default' } : 'default'
          when Symbol then @symbols || !@is_rich ? value.to_s : typed('Symbol', value.to_s)
          else @is_rich ? of_rich(value) : value.to_s
          end
        end

        private

        def of_hash(hash)
          return hash.transform_values { |each| convert(each) } if hash.keys.all?(String)
          return hash.to_h { |key, each| [key.to_s, convert(each)] } unless @is_rich

          typed('Hash', hash.flat_map { |key, each| [convert(key), convert(each)] })
        end

        def of_rich(value)
          case value
          when Types::PSensitiveType::Sensitive then typed('Sensitive', convert(value.unwrap))
          when Regexp then typed('Regexp', value.source)
          when SemanticPuppet::Version then typed('SemVer', value.to_s)
          when SemanticPuppet::VersionRange then typed('SemVerRange', value.to_s)
          when Types::PBinaryType::Binary then typed('Binary', value.to_s)
          else typed(value.class.name[/\w+\z/], value.to_s)
          end
        end

        def typed(name, value) = { '__ptype' => name, '__pvalue' => value }
      end
    end

    module Evaluator
      autoload :DeferredValue, 'puppet/pops/parser'

      module Runtime3ResourceSupport
        def self.find_resource_type_or_class(scope, name)
          find_resource_type(scope, name) || scope.find_hostclass(name)
        end

        # A resource type: its class, or its definition.
        def self.find_resource_type(scope, name) = Puppet::Type.type(name) || scope.find_definition(name)
      end
    end
  end
end
