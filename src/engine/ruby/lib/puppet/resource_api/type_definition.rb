# The hash that defines a type.
module Puppet
  module ResourceApi
    class TypeDefinition
      RESERVED = %i[title provider alias audit before consume export loglevel noop notify require schedule stage subscribe tag].freeze
      FEATURES = %w[supports_noop canonicalize custom_insync remote_resource simple_get_filter].freeze
      BEHAVIOURS = %i[read_only namevar parameter init_only].freeze

      attr_reader :definition, :attributes

      def initialize(definition)
        raise DevError, "#{self.class.name} must be a Hash, not `#{definition.class}`" unless definition.is_a?(Hash)
        raise DevError, "#{self.class.name} must have a name" unless definition.key?(:name)
        raise DevError, "#{self.class.name} must have `attributes`" unless definition.key?(:attributes)

        @definition = with_description(definition)
        @attributes = definition[:attributes]
        raise DevError, "`#{name}.attributes` must be a hash, not `#{attributes.class}`" unless attributes.is_a?(Hash)

        @attributes.each { |attribute, options| check(attribute, options) }
        check_ensure
        unknown = features - FEATURES
        Puppet.warning("Unknown feature detected: #{unknown.inspect}") unless unknown.empty?
      end

      def name = definition[:name]
      def features = (definition[:features] ||= [])
      def feature?(feature) = features.include?(feature)
      def ensurable? = attributes.key?(:ensure)
      def namevars = attributes.select { |_, options| options[:behaviour] == :namevar }.keys
      def insyncable_attributes = attributes.reject { |_, options| options.key?(:behaviour) }.keys
      def title_patterns = definition[:title_patterns] || []
      def optional?(attribute) = attributes[attribute][:type].start_with?('Optional[')

      # The mismatch between a value and the attribute's type; nil if it matches.
      def mismatch(attribute, value, prefix)
        Bunraku.ask('mismatch', attributes[attribute][:type], Bunraku::Values.encode(value), prefix)
      end

      # Reports invalid data returned by a provider, as strictly as the setting `strict` requires.
      def check_schema(resource, prefix = 'Provider returned data that does not match the Type Schema')
        namevars.each do |namevar|
          next unless resource[namevar].nil?

          raise ResourceError, "`#{name}.get` did not return a value for the `#{namevar}` namevar attribute"
        end
        unknown = resource.keys.reject { |key| key == :title || attributes.key?(key) }
        wrong = wrong_values(resource)
        return if unknown.empty? && wrong.empty?

        message = "#{prefix} for `#{name}[#{resource[namevars.first]}]`"
        message += "\n Unknown attribute:\n#{unknown.map { |key| "    * #{key}\n" }.join}" if unknown.any?
        message += "\n Value type mismatch:\n#{wrong.map { |key, text| "    * #{key}: #{text}\n" }.join}" if wrong.any?
        complain(message)
      end

      def complain(message)
        case Puppet[:strict]
        when :off then Puppet.debug(message)
        when :warning then Puppet.warning(message)
        else raise DevError, message
        end
      end

      private

      def wrong_values(resource)
        resource.filter_map do |key, value|
          text = attributes.key?(key) && mismatch(key, value, '')
          next unless text

          [key, attributes[key][:sensitive] ? "<< redacted value >> #{text}" : "#{value} (#{text})"]
        end
      end

      def with_description(definition)
        if definition.key?(:docs)
          if definition[:desc]
            raise DevError, "`#{definition[:name]}` has both `desc` and `docs`, prefer using `desc`"
          end

          definition[:desc] = definition.delete(:docs)
        end
        unless definition.key?(:desc)
          Puppet.warning("`#{definition[:name]}` has no documentation, add it using a `desc` key")
        end
        definition
      end

      def check(attribute, options)
        raise DevError, "must not define an attribute called `#{attribute.inspect}`" if RESERVED.include?(attribute)
        raise DevError, "`#{name}.#{attribute}` must be a Hash, not a #{options.class}" unless options.is_a?(Hash)
        raise DevError, "`#{name}.#{attribute}` has no type" unless options.key?(:type)

        unless options.key?(:desc)
          Puppet.warning("`#{name}.#{attribute}` has no documentation, add it using a `desc` key")
        end
        spell_behaviour(attribute, options)
        refusal = Bunraku.ask('type_refusal', options[:type])
        raise DevError, "The type of the `#{attribute}` attribute `#{options[:type]}` #{refusal}" if refusal
      end

      def spell_behaviour(attribute, options)
        if options[:behavior]
          if options[:behaviour]
            raise DevError, "the '#{attribute}' attribute has both a `behavior` and a `behaviour`, only use one"
          end

          options[:behaviour] = options.delete(:behavior)
        end
        return if options[:behaviour].nil? || BEHAVIOURS.include?(options[:behaviour])

        raise ResourceError, "`#{options[:behaviour]}` is not a valid behaviour value"
      end

      def check_ensure
        return unless ensurable?

        written = attributes[:ensure][:type].gsub(/[\s'"]/, '')
        inner = written[/\AOptional\[(.*)\]\z/, 1] || written
        return if inner == 'Variant[Undef,Enum[present,absent]]'
        return if inner[/\AEnum\[(.*)\]\z/, 1]&.split(',')&.uniq&.sort == %w[absent present]

        raise DevError,
              '`:ensure` attribute must have a type of: `Enum[present, absent]` or `Optional[Enum[present, absent]]`'
      end
    end
  end
end
