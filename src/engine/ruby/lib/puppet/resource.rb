# A resource as data: a type, a title, and attribute values.
require 'puppet'

module Puppet
  class Resource
    include Enumerable

    attr_accessor :catalog, :file, :line, :exported, :virtual, :sensitive_parameters, :strict, :kind
    attr_reader :type, :title

    def initialize(type, title = nil, attributes = {})
      given = attributes[:parameters]
      type, title = reference_of(type, title)
      @kind_of_type = type if type.is_a?(Class)
      @type = Bunraku.capitalize_segments((type.is_a?(Class) ? type.name : type).to_s)
      @title = title.to_s
      @parameters = {}
      @tags = []
      @sensitive_parameters = []
      attributes.keys.each do |each|
        public_send(:"#{each}=", attributes[each]) if each != :parameters && respond_to?(:"#{each}=")
      end
      # Iterates over keys, because iterating over pairs is expensive in WebAssembly (see `bunraku/cheap_jumps.rb`).
      given&.keys&.each { |name| self[name] = given[name] }
    end

    def resource_type = (@resource_type ||= @kind_of_type || Puppet::Type.type(type.downcase))
    def ref = "#{type}[#{title}]"
    alias to_s ref
    def inspect = "#{ref}#{to_hash.inspect}"
    def name = self[:name] || title
    def virtual? = !!virtual
    def exported? = !!exported
    def class? = type == 'Class'
    def stage? = type == 'Stage'
    def builtin_type? = resource_type.is_a?(Class)
    def environment = Node::Environment.current
    def tags = @tags
    def tag(*names) = @tags.concat(names.flatten.map(&:to_s))
    def tagged?(*names) = names.flatten.any? { |each| @tags.include?(each.to_s) }

    def [](name) = @parameters[own_name(name)]

    def []=(name, value)
      @parameters[own_name(name)] = value
    end

    def include?(name) = @parameters.key?(own_name(name))
    alias has_key? include?
    alias key? include?
    def keys = @parameters.keys
    def values = @parameters.values
    def delete(name) = @parameters.delete(own_name(name))
    def each(&block) = @parameters.each(&block)
    def empty? = @parameters.empty?
    def merge(other) = dup.tap { |copy| other.each { |name, value| copy[name] = value } }
    def valid_parameter?(name) = resource_type.validattr?(name)
    def copy_as_resource = dup
    def to_ral = resource_type.new(self)
    def resolve = catalog&.resource(ref)
    def ==(other) = other.is_a?(Resource) && ref == other.ref && to_hash == other.to_hash
    def uniqueness_key = resource_type.key_attributes.sort_by(&:to_s).map { |each| to_hash[each] }
    def key_attributes = resource_type.respond_to?(:key_attributes) ? resource_type.key_attributes : [:name]

    # The attributes that are set, including those set by the title.
    def to_hash
      from_title = resource_type.respond_to?(:title_patterns) ? Bunraku::Types.title_attributes(resource_type, title) : {}
      from_title.merge(@parameters)
    end
    alias to_h to_hash

    def initialize_copy(other)
      super
      @parameters = @parameters.dup
    end

    private

    def own_name(name)
      name = name.name if name.is_a?(Parameter)
      name = name.to_sym
      return name unless name == :name && resource_type.respond_to?(:key_attributes)

      names = resource_type.key_attributes
      names.one? ? names.first : name
    end

    def reference_of(type, title)
      text = type.is_a?(Class) || title ? nil : type.to_s
      return [type, title] if text.nil?

      found = text.match(/\A([^\[\]]+)\[(.+)\]\z/m)
      raise ArgumentError, "No title provided and #{text.inspect} is not a valid resource reference" unless found

      [found[1], found[2]]
    end
  end
end

require 'puppet/resource/catalog'
