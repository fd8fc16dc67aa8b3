# Instances of data types that are written in Ruby. They stay here; the engine knows each by a number and its attributes.
require 'puppet/datatypes'

module Bunraku
  # Base of the classes that are generated for types without a class of their own.
  class DataObject
    def ==(other) = other.class == self.class && DataTypes.values_of(other) == DataTypes.values_of(self)
    alias eql? ==
    def hash = DataTypes.values_of(self).hash
    def to_s = Puppet::Pops::Types::StringConverter.convert(self, '%p')
    def inspect = to_s
  end

  module DataTypes
    Known = Struct.new(:name, :kind, :attributes)

    class << self
      # Loads the file of a type; returns its name and its interface.
      def load(path, name)
        text = File.read(path, encoding: 'UTF-8')
        unless text.include?('Puppet::DataTypes.create_type')
          raise ArgumentError, "The code loaded from #{path} does not seem to be a Puppet 5x API data type - no create_type call."
        end

        created = Puppet::Pops::Loader::FunctionFile.evaluate(text, path)
        unless created.is_a?(Puppet::DataTypes::TypeBuilder)
          raise ArgumentError, "The code loaded from #{path} did not produce a data type when evaluated. Got '#{created.class}'"
        end
        unless created.name.casecmp?(name)
          raise ArgumentError, "The code loaded from #{path} produced mis-matched name, expected '#{name}', got #{created.name}"
        end

        loaded[created.name] = created
        { name: created.name, interface: created.interface }
      end

      # Creates the class of a type; returns the members that it implements, and whether `new` accepts a hash.
      def define(name, members)
        own = loaded.fetch(name).implementation_class
        kind = own || generate(name, members)
        known[kind] = Known.new(name, kind, members['attributes'])
        Values.encoders[kind] = ->(value) { frame(value) }
        names = members['attributes'] + members['functions'] + members['derived']
        # A call of a method that the module's own class lacks fails in Ruby, as in Puppet.
        { implemented: own ? names : names.select { |each| kind.method_defined?(each) }, takes_hash: own.nil? }
      end

      def create(name, args)
        kind = known.each_value.find { |each| each.name == name }.kind
        check_initializer(known[kind]) if loaded.fetch(name).implementation_class
        kind.respond_to?(:from_asserted_args) ? kind.from_asserted_args(*args) : kind.new(*args)
      end

      def values_of(object) = of(object).attributes.map { |name| object.public_send(name) }
      def numbered(number) = objects.fetch(number)

      private

      def loaded = (@loaded ||= {})
      def known = (@known ||= {})
      def objects = (@objects ||= [])
      def numbers = (@numbers ||= {}.compare_by_identity)
      def of(object) = object.class.ancestors.lazy.filter_map { |each| known[each] }.first

      # Fails unless the parameters of a class are the attributes of its type.
      def check_initializer(type)
        kind, attributes = type.kind, type.attributes
        method = kind.respond_to?(:from_asserted_args) ? kind.method(:from_asserted_args) : kind.instance_method(:initialize)
        given = method.parameters.map { |_, name| name.to_s }
        least = method.parameters.count { |need, _| need == :req }
        initializer = "Initializer for class #{kind.name}"
        if given.length < attributes.length || least > attributes.length
          raise Puppet::Pops::Serialization::SerializationError, "#{initializer} does not match the attributes of #{type.name}"
        end

        unknown = (given.first(attributes.length) - attributes).first or return
        raise Puppet::Pops::Serialization::SerializationError,
              "#{initializer} parameter '#{unknown}' does not match any of the attributes of type #{type.name}"
      end

      def frame(object)
        number = numbers[object] ||= objects.push(object).length - 1
        type = of(object)
        readable = type.attributes.select { |name| object.respond_to?(name) }
        values = readable.map { |name| [name, Values.encode_result(object.public_send(name))] }
        { t: 'Made', v: number, k: type.name, a: values, s: text_of(object), h: hash_of(object) }
      end

      # The hash, if the class defines its own; false if an instance equals only itself.
      def hash_of(object)
        return object.hash.to_s unless [Kernel, DataObject].include?(object.method(:hash).owner)

        object.method(:==).owner == BasicObject ? false : nil
      end

      # The string form, unless it is the one of all objects of the language.
      def text_of(object)
        owner = object.method(:to_s).owner
        return if owner == DataObject

        owner == Kernel ? "#<#{object.class.name}:0x0>" : object.to_s
      end

      def generate(name, members)
        parent = known.each_value.find { |each| each.name == members['parent'] }&.kind
        Class.new(parent || DataObject).tap do |kind|
          define_initialize(kind, members['given'].map { |each, default| [:"@#{each}", Values.decode(default)] })
          kind.attr_reader(*members['given'].map(&:first))
          members['constants'].each { |each, value| Values.decode(value).then { |read| kind.define_method(each) { read } } }
          block = loaded.fetch(name).implementation
          kind.class_eval(&block) if block
        end
      end

      def define_initialize(kind, given)
        kind.define_method(:initialize) do |*args|
          given.each_with_index do |(variable, default), index|
            instance_variable_set(variable, index < args.length ? args[index] : default)
          end
        end
      end
    end
  end

  Values.decoders['Made'] = ->(frame) { DataTypes.numbered(frame['v']) }

  module Api
    class << self
      def load_data_type(path, name) = DataTypes.load(path, name)
      def define_data_type(name, members) = DataTypes.define(name, members)
      def create_data_object(name, args) = Values.encode(DataTypes.create(name, Values.decode(args)))

      def call_data_object(number, name, args, block)
        Values.encode_result(DataTypes.numbered(number).public_send(name, *Values.decode(args), &ManifestBlock.of(block)))
      end
    end
  end
end
