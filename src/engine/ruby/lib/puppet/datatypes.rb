# Data types that modules declare in `lib/puppet/datatypes`: an interface in the Puppet language, and its implementation.
module Puppet
  module DataTypes
    # A declared type, before the engine has read its interface.
    class TypeBuilder
      attr_reader :name, :interface, :implementation, :implementation_class

      def initialize(name)
        @name = name
      end

      def interface=(text)
        raise ArgumentError, 'a data type can only have one interface' if @interface

        @interface = text
      end

      def implementation=(block)
        refuse_second
        @implementation = block
      end

      def implementation_class=(kind)
        refuse_second
        @implementation_class = kind
      end

      private

      def refuse_second
        raise ArgumentError, 'a data type can only have one implementation' if implementation || implementation_class
      end
    end

    # The methods that a `create_type` block calls.
    class TypeBuilderAPI
      def initialize(builder)
        @builder = builder
      end

      def interface(text) = @builder.interface = text
      def implementation(&block) = @builder.implementation = block
      def implementation_class(kind) = @builder.implementation_class = kind
      def load_file(name) = require(name)
    end

    def self.create_type(name, &block)
      builder = TypeBuilder.new(name.to_s)
      TypeBuilderAPI.new(builder).freeze.instance_eval(&block)
      raise ArgumentError, 'a data type must have an interface' unless builder.interface.is_a?(String)

      builder
    rescue StandardError, LoadError => e
      raise ArgumentError, "Data Type Load Error for type '#{name}': #{e.message}"
    end
  end
end
