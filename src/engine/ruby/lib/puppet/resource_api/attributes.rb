# Attributes of a Resource API type: a data type of the language checks their values.
module Puppet
  module ResourceApi
    # Mixed into the classes of attributes, each with a `definition` from its type.
    module Typed
      attr_accessor :definition
    end

    module TypedValue
      private

      def checked(given)
        value = { true: true, false: false }.fetch(given, given)
        text = self.class.definition.mismatch(name, value, "#{self.class.definition.name}.#{name}")
        raise ResourceError, text if text

        value
      end
    end

    class Parameter < Puppet::Parameter
      extend Typed
      include TypedValue

      def value = @value
      def rs_value = @value

      def value=(given)
        @value = Bunraku.deferred?(given) ? given : checked(given)
      end
    end

    class ReadOnlyParameter < Parameter
      def value=(given)
        raise ResourceError, "Attempting to set `#{name}` read_only attribute value to `#{given}`"
      end
    end

    class Property < Puppet::Property
      extend Typed
      include TypedValue

      def should=(given)
        @shouldorig = [given]
        given = given.to_s if name == :ensure
        @should = [checked(given)]
      end

      # The desired value in Puppet's own form: ensure is a symbol, and so are true and false.
      def should
        return rs_value.to_sym if name == :ensure && rs_value.is_a?(String)

        [true, false].include?(rs_value) ? rs_value.to_s.to_sym : rs_value
      end

      def rs_value = @should&.first
      def set(_wanted) = nil

      def insync?(current)
        judged = resource.class.type_definition.feature?('custom_insync') ? judged_by_provider : nil
        return judged unless judged.nil?
        return rs_value.to_s == current.to_s if name == :ensure

        super
      end

      def change_to_s(current, wanted) = @change_message || super

      private

      def judged_by_provider
        provider = resource.my_provider
        unless provider.respond_to?(:insync?)
          raise DevError, 'No insync? method defined in the provider; an insync? method must be defined if the ' \
                          'custom_insync feature is defined for the type'
        end
        judged, message = provider.insync?(
          resource.context, resource.rsapi_title, name, resource.rsapi_current_state, resource.rsapi_canonicalized_target_state
        )
        @change_message = message if !judged.nil? && message && !message.empty?
        return judged if [nil, true, false].include?(judged)

        raise DevError, "Custom insync for #{name} returned a #{judged.class} with a value of #{judged.inspect} instead " \
                        'of true/false; insync? MUST return nil or the boolean true or false'
      end
    end
  end
end
