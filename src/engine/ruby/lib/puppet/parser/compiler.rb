# The compilation as seen by functions and templates: the node, the current catalog and its resources.
require 'puppet/resource'
require 'puppet/resource/catalog'

module Puppet
  module Parser
    class Compiler
      def self.current = (@current ||= new)

      def catalog = (@catalog ||= Puppet::Resource::Catalog.of_compilation)
      def environment = Puppet::Node::Environment.current
      def node = (@node ||= CompiledNode.new)
      def topscope = Scope.top
      def findresource(*args) = catalog.resource(*args)
      def resources = catalog.resources
      def known_resource_types = Bunraku::KnownTypes.new
      def loaders = Bunraku::Loaders.new

      def class_scope(found) = topscope.class_scope(found)
      def add_class(name) = catalog.add_class(name)
      def to_s = 'Compiler'
    end

    # The node that a catalog is compiled for.
    class CompiledNode
      def name = Bunraku.ask('node_name')
      alias to_s name
      alias certname name
      def parameters = Scope.top.to_hash
      def environment = Puppet::Node::Environment.current
      def environment_name = environment.name
      def facts = NodeFacts.new(name, Bunraku::Values.decode(Bunraku.ask('facts')))
      def classes = {}
      def trusted_data = Scope.top['trusted']

      NodeFacts = Struct.new(:name, :values)
    end

    # A resource of the catalog under construction.
    class Resource < Puppet::Resource
      attr_reader :type, :title

      # The existing resource with a reference, in the engine's format.
      def self.named(reference)
        type, title = reference
        new(type, title)
      end

      def initialize(type, title, *)
        @type = type
        @title = title
      end

      def [](name)
        name = name.to_s
        return title if name == 'title'

        Bunraku::LegacyValues.of(Bunraku::Values.decode(Bunraku.ask('resource_value', type, title, name)))
      end

      def ref = "#{type}[#{title}]"
      alias to_s ref
      alias inspect ref
      def name = self['name'] || title

      def to_hash
        values = Bunraku::Values.decode(Bunraku.ask('resource_values', type, title))
        Bunraku::LegacyValues.of(values).transform_keys(&:to_sym)
      end
      alias parameters to_hash
      def key?(name) = to_hash.key?(name.to_sym)
      def tags = Bunraku.ask('resource_facts', type, title)['tags'].to_set
      def tagged?(*names) = names.flatten.any? { |each| tags.include?(each.to_s) }
      def file = Bunraku.ask('resource_facts', type, title)['file']
      def line = Bunraku.ask('resource_facts', type, title)['line']
      def virtual? = Bunraku.ask('resource_facts', type, title)['virtual']
      def exported? = Bunraku.ask('resource_facts', type, title)['exported']
      def class? = type == 'Class'
      def ==(other) = other.respond_to?(:ref) && other.ref == ref
      alias eql? ==
      def hash = ref.hash
    end
  end

  # The catalog under construction; a run's catalog has the same class.
  class Resource
    # A capitalized type name and a title, from both or from a reference.
    def self.type_and_title(type, title)
      found, name = Bunraku.split_reference(type, title)
      raise ArgumentError, "No title provided and #{type.inspect} is not a valid resource reference" if name == '' && title.nil?

      [found.split('::').map(&:capitalize).join('::'), name]
    end

    class Catalog
      def self.of_compilation = allocate.extend(UnderConstruction)

      module UnderConstruction
        def classes = Bunraku.ask('catalog_classes')
        def tags = Bunraku.ask('catalog_tags').to_set
        def resources = Bunraku.ask('catalog_resources').map { |each| Parser::Resource.named(each) }

        def resource(type, title = nil)
          type, title = Bunraku.split_reference(type, title)
          found = Bunraku.ask('catalog_find', type.to_s, title.to_s)
          found && Parser::Resource.named(found)
        end

        def resource_refs = resources.map(&:ref)
        def version = Bunraku.ask('clock').to_i / 1000
        def environment = Node::Environment.current.name
        def name = Bunraku.ask('node_name')
        def inspect = '#<Puppet::Resource::Catalog>'
        alias to_s inspect
      end
    end
  end
end

module Bunraku
  # The part of a compilation's loaders that modules use to check that a function exists.
  class Loaders
    def private_environment_loader = self
    alias public_environment_loader private_environment_loader
    alias puppet_system_loader private_environment_loader

    def load(kind, name)
      return nil unless kind == :function && Bunraku.ask('function_known', name.to_s)

      ->(scope, *args, &block) { Blocks.call_function(scope, name, args, block) { nil } }
    end
  end

  # Definitions of the environment, by name.
  class KnownTypes
    def hostclass(name) = Puppet::Parser::Scope.top.find_hostclass(name)
    alias find_hostclass hostclass
    def definition(name) = Puppet::Parser::Scope.top.find_definition(name)
    alias find_definition definition
  end

  # A type and a title, from both or from a reference such as `File[/etc/motd]`.
  def self.split_reference(type, title)
    return [type.type, type.title] if title.nil? && type.respond_to?(:title)
    return [type, title] unless title.nil?

    type.to_s.match(/\A([^\[\]]+)\[(.+)\]\z/m)&.captures || [type, '']
  end
end
