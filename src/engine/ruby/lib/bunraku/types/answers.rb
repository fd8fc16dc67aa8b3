# Describes a resource's values for the engine.
module Bunraku
  module Types
    module Answers
      class << self
        # The attributes that are set, the provider, and the names of sensitive attributes.
        def of_resource(resource)
          own = resource.parameters.values.reject(&:metaparam?)
          {
            p: resource.provider&.class&.name,
            s: own.select(&:sensitive).map(&:name),
            v: own.map { |each| of_attribute(each) }
          }
        end

        # [name, value] of a parameter, [name, given values, munged values] of a property.
        def of_attribute(attribute)
          return [attribute.name, Bunraku::Values.encode(attribute.value)] unless attribute.is_a?(Puppet::Property)

          wanted = attribute.instance_variable_get(:@should)
          return [attribute.name, nil, nil] if wanted.nil?

          munged = wanted.map { |each| Bunraku::Values.encode(attribute.unmunge(each)) }
          [attribute.name, [attribute.shouldorig || wanted].flatten(1).map { |each| Bunraku::Values.encode(each) }, munged]
        end

        # [name, value, in sync, desired value] of each property that was read.
        def present(resource, current)
          names = resource.properties.map(&:name) | current.keys.map(&:to_sym)
          names.filter_map do |name|
            property = resource.property(name)
            next if property.nil?

            value = current[name]
            [name, Bunraku::Values.encode(value), judged(property, value), *desired(property)]
          end
        end

        # The desired value, in a list, of a property that computes it.
        def desired(property)
          Description.desires_itself?(property.class) ? [Bunraku::Values.encode(property.should)] : []
        end

        # A property without a desired value, or with the desired value false, needs no change.
        def in_sync?(property, value) = !property.should || property.safe_insync?(value) ? true : false

        def current(resource, name) = resource.instance_variable_get(:@bunraku_current)&.[](name.to_sym)

        # A resource that is not yet in the catalog.
        def generated(resource)
          metaparameters = resource.parameters.select { |_, each| each.metaparam? && each.name != :loglevel }
          values = resource.is_a?(BuiltIn) ? resource.to_hash : metaparameters.transform_values(&:value)
          {
            type: resource.class.name,
            title: resource.title.to_s,
            handle: resource.is_a?(BuiltIn) ? nil : Bunraku.handle(resource),
            parameters: values.map { |name, value| [name, Bunraku::Values.encode(Types.metaparameter_value(value))] }
          }
        end

        private

        # In-sync status of a property, if Puppet's own comparison must decide.
        def judged(property, value)
          return if Description.compares_itself?(property.class)

          in_sync?(property, value)
        end
      end
    end
  end
end
