# The catalog that is being applied, as seen by resources.
module Puppet
  class Resource
    class Catalog
      # `number`: number of any resource of the catalog, by which the engine finds the catalog.
      def initialize(number)
        @number = number
      end

      def resource(type, title = nil)
        type, title = [type, nil] if type.is_a?(Resource)
        return of(type.type, type.title) if type.is_a?(Resource)
        return of(*split(type.to_s)) if title.nil?

        of(type.is_a?(Class) ? type.name : type, title)
      end

      def resources = Bunraku.ask('resources', @number).map { |each| Bunraku.resource(each) }
      def resource_refs = resources.map(&:ref)
      def resource_keys = resources.map { |each| [each.class.name.to_s.capitalize, each.title] }
      alias vertices resources
      def host_config? = true
      def version = 0
      def name = Puppet[:certname]
      def environment = Puppet[:environment]
      def environment_instance = Node::Environment.current
      def to_ral = self
      def adjacent(_resource, _options = {}) = []
      def relationship_graph(*) = self
      def add_resource(*) = raise(DevError, 'A resource cannot be added to the catalog here')
      def inspect = '#<Puppet::Resource::Catalog>'

      private

      def of(type, title)
        found = Bunraku.ask('resource', @number, type.to_s, title.to_s)
        found && Bunraku.resource(found)
      end

      def split(reference)
        found = reference.match(/\A([^\[]+)\[(.+)\]\z/m)
        found ? [found[1], found[2]] : ['', reference]
      end
    end
  end
end
