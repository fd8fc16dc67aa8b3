# The attributes of a resource: in the order in which they are set, with the type's defaults.
module Bunraku
  module Types
    module Attributes
      def [](name)
        name = own_name(name)
        fail("Invalid parameter #{name}(#{name.inspect})") unless self.class.validattr?(name)
        @parameters[name]&.value
      end

      def []=(name, value)
        name = own_name(name)
        fail("no parameter named '#{name}'") unless self.class.validattr?(name)
        raise Puppet::Error, "Got nil value for #{name}" if value.nil?

        set_value(name, value)
        Bunraku.tell_stored(self, name, value)
      end

      # The only namevar, of which `name` is an alias; false if there are several.
      def name_var
        names = self.class.key_attributes
        names.one? ? names.first : false
      end

      def should(name)
        found = @parameters[name.to_sym]
        found.should if found.is_a?(Puppet::Property)
      end

      def value(name) = @parameters[name.to_sym]&.value
      def parameter(name) = @parameters[name.to_sym]
      def parameters = @parameters.dup
      def propertydefined?(name) = @parameters.key?(name.to_sym)
      def properties = self.class.properties.filter_map { |each| @parameters[each.name] }
      def parameters_with_value = self.class.allattrs.filter_map { |name| @parameters[name] }
      def eachproperty(&block) = properties.each(&block)
      def eachparameter(&block) = parameters_with_value.each(&block)
      def each(&block) = eachparameter(&block)
      def to_hash = @parameters.transform_values(&:value)
      def uniqueness_key = self.class.key_attributes.sort_by(&:to_s).map { |name| self[name] }
      def deleting? = should(:ensure) == :absent

      def property(name)
        found = @parameters[name.to_sym]
        found if found.is_a?(Puppet::Property)
      end

      # True if any property other than an unmanaged one has a desired value.
      def managed?
        @managed ||= properties.any? { |each| each.should && !each.class.unmanaged }
      end

      def delete(name)
        name = name.to_sym
        raise Puppet::DevError, "Undefined attribute '#{name}' in #{self}" unless @parameters.key?(name)

        @parameters.delete(name)
        Bunraku.tell_deleted(self, name)
      end

      # The attribute itself, created without a value if it was not set; nil if the provider cannot manage it.
      def newattr(name)
        kind = name.is_a?(Class) ? name : self.class.attrclass(name)
        raise Puppet::Error, "Resource type #{self.class.name} does not support parameter #{name}" unless kind

        if kind.required_features && provider && !provider.class.supports_parameter?(kind)
          missing = kind.required_features.reject { |each| provider.class.feature?(each) }
          debug("Provider #{provider.class.name} does not support features #{missing.join(', ')}; " \
                "not managing attribute #{kind.name}")
          return
        end
        @parameters[kind.name] ||= kind.new(resource: self)
      end

      def add_property_parameter(name)
        return false if !self.class.validproperty?(name) || @parameters[name]

        newattr(name)
        true
      end

      def set_default(name)
        kind = self.class.attrclass(name)
        return if kind.nil? || !kind.method_defined?(:default) || @parameters.key?(kind.name)

        attribute = newattr(kind)
        value = attribute&.default
        if value then attribute.value = value
        else @parameters.delete(kind.name)
        end
      end

      def provider=(given)
        if given.is_a?(Puppet::Provider)
          given.resource = self
          @provider = given
        else
          kind = self.class.provider(given)
          raise ArgumentError, "Could not find #{given} provider of #{self.class.name}" unless kind

          @provider = kind.new(self)
        end
        Bunraku.tell_provider(self)
      end

      def suitable?
        return true if !self.class.paramclass(:provider) || provider&.class&.suitable?
        return false if provider || !self.class.defaultprovider

        self.provider = self.class.defaultprovider.name
        true
      end

      def remove
        @parameters.each_value(&:remove)
        @parameters.clear
        @provider = nil
      end

      def copy_metaparams(parameters)
        parameters.each { |name, each| self[name] = each.value if each.metaparam? && name != :alias }
        nil
      end

      def holds_deferred?
        @parameters.each_value.any? { |each| each.instance_of?(Puppet::Parameter) && Bunraku.deferred?(each.value) }
      end

      # Raises the validation error of the whole resource.
      def validate_resource
        validate if respond_to?(:validate)
      rescue Puppet::Error, ArgumentError => e
        raise adderrorcontext(Puppet::ResourceError.new("Validation of #{ref} failed: #{e}"), e)
      end

      # Marks the attributes with these names as sensitive. Types override this method to also hide values derived from
      # several attributes.
      def set_sensitive_parameters(names)
        names.each do |name|
          attribute = parameter(name)
          if attribute.is_a?(Puppet::Property) then attribute.sensitive = true
          else warn_of_secret(name, attribute)
          end
        end
        @parameters.values.each do |each|
          each.sensitive ||= each.is_sensitive if each.respond_to?(:is_sensitive)
        end
      end

      private

      def own_name(name)
        name = name.to_sym
        name == :name ? name_var || name : name
      end

      def set_value(name, value)
        attribute = newattr(name) or return
        begin
          attribute.value = value
        rescue Puppet::Error, ArgumentError => e
          raise adderrorcontext(Puppet::ResourceError.new("Parameter #{name} failed on #{ref}: #{e}"), e)
        end
      end

      # Sets all attributes: the name first, then the provider, whose features determine the other attributes.
      def set_all(given)
        self[name_var] = given.delete(name_var) if name_var && given.key?(name_var)
        set_default(:provider)
        ordered = self.class.allattrs.select { |name| given.key?(name) }
        (ordered | given.keys).each { |name| set_given(name, given[name]) }
        self.class.attributes_with_default.each { |name| set_default(name) unless given.key?(name) }
      end

      def set_given(name, value)
        self[name] = value
      rescue ArgumentError, Puppet::Error, TypeError
        raise
      rescue StandardError => e
        message = "Could not set #{name} on #{self.class.name}: #{e}"
        raise Puppet::DevError.new(message).tap { |error| error.set_backtrace(e.backtrace) }
      end

      def warn_of_secret(name, attribute)
        unable = "Unable to mark '#{name}' as sensitive"
        if attribute
          warning("#{unable}: #{name} is a parameter and not a property, and cannot be automatically redacted.")
        elsif self.class.attrclass(name)
          warning("#{unable}: the property itself was not assigned a value.")
        else
          err("#{unable}: the property itself is not defined on #{type}.")
        end
      end
    end
  end
end
