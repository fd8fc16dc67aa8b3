# Reads the current state of a resource from the machine.
module Bunraku
  module Types
    module States
      def flush
        provider.flush if provider.respond_to?(:flush)
      end

      def pre_run_check = nil
      def present?(current) = current[:ensure] != :absent

      # Reads all properties; those of an absent resource are absent themselves.
      def retrieve
        if provider.is_a?(Puppet::Provider) && !provider.class.suitable?
          fail("Provider #{provider.class.name} is not functional on this host")
        end
        found = Puppet::Resource.new(self.class, title)
        found[:name] = self[:name] unless self[:name] == title
        presence = ensure_to_read&.retrieve
        found[:ensure] = presence unless ensure_to_read.nil?
        properties.each do |property|
          next if property.name == :ensure

          found[property.name] = presence == :absent ? :absent : property.retrieve
        end
        found
      end

      def retrieve_resource
        found = retrieve
        found.is_a?(Hash) ? Puppet::Resource.new(self.class, title, parameters: found) : found
      end

      def currentpropvalues
        found = retrieve_resource
        properties.to_h { |property| [property, found[property.name]] }
      end

      def to_resource
        retrieve_resource.tap do |found|
          @parameters.each do |name, attribute|
            next if attribute.is_a?(Puppet::Property) || (attribute.class.isnamevar? && attribute.value == title)

            found[name] = attribute.value
          end
        end
      end

      private

      def ensure_to_read
        return property(:ensure) if property(:ensure)

        newattr(:ensure) if self.class.needs_ensure_retrieved && self.class.validproperty?(:ensure)
      end
    end
  end
end
