# The Resource API: types declared as hashes, with providers that only get and set.
require 'puppet/type'
require 'puppet/resource_api/type_definition'
require 'puppet/resource_api/context'
require 'puppet/resource_api/attributes'
require 'puppet/resource_api/resource'
require 'puppet/resource_api/simple_provider'

module Puppet
  module ResourceApi
    class << self
      def register_type(definition)
        described = TypeDefinition.new(definition)
        home = class_name_from_type_name(described.name)
        Puppet::Provider.const_set(home, ::Module.new) unless Puppet::Provider.const_defined?(home, false)
        Puppet::Type.newtype(described.name) do
          desc described.definition[:desc]
          extend ResourceClass
          include Resource
          @type_definition = described
          apply_to_device if described.feature?('remote_resource')
          declare_attributes
          declare_relations
        end
      end

      # Does nothing, because it is for types of remote devices, which are not supported.
      def register_transport(_schema) = nil

      def load_provider(type_name)
        Puppet::Type.type(type_name.to_sym).provider(type_name.to_sym)
        name = class_name_from_type_name(type_name)
        Puppet::Provider.const_get(name, false).const_get(name, false)
      rescue NameError
        raise DevError, "provider class Puppet::Provider::#{name}::#{name} not found in puppet/provider/#{type_name}/#{type_name}"
      end

      def class_name_from_type_name(type_name) = type_name.to_s.split('_').map(&:capitalize).join
    end
  end
end
