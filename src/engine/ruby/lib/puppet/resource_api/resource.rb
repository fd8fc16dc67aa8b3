# A resource of a Resource API type: its provider gets and sets its whole state.
module Puppet
  module ResourceApi
    module ResourceClass
      attr_reader :type_definition

      # In Puppet, resources of these types have no place either.
      def placeless? = true
      def context = (@context ||= PuppetContext.new(type_definition))
      def my_provider = (@my_provider ||= ResourceApi.load_provider(type_definition.name).new)

      def declare_attributes
        described = type_definition
        names = described.attributes
        if described.feature?('custom_insync') && described.insyncable_attributes.empty?
          trigger = { type: 'Enum[do_not_specify_in_manifest]', desc: 'Asks for a comparison.', default: 'do_not_specify_in_manifest' }
          names[:rsapi_custom_insync_trigger] = trigger
        end
        names.each { |name, options| declare(name, options) }
      end

      def declare_relations
        %i[autorequire autobefore autosubscribe autonotify].each do |kind|
          (type_definition.definition[kind] || {}).each do |type, values|
            public_send(kind, type.to_s.downcase.to_sym) { [values].flatten.map { |each| referred(each) }.flatten.compact }
          end
        end
      end

      def title_patterns
        patterns = type_definition.title_patterns
        return [[/(.*)/m, [[type_definition.namevars.first]]]] if patterns.empty?

        patterns.map { |each| [each[:pattern], each[:pattern].names.map { |name| [name.to_sym] }] }
      end

      # All resources that the provider's `get` returns.
      def instances
        found = type_definition.feature?('simple_get_filter') ? my_provider.get(context, []) : my_provider.get(context)
        found.map do |state|
          type_definition.check_schema(state)
          new(title: state[:title] || title_of(state)).tap { |resource| resource.cache_current_state(state) }
        end
      end

      def title_of(state)
        names = type_definition.namevars
        names.one? ? state[names.first] : names.to_h { |name| [name, state[name]] }
      end

      private

      def declare(name, options)
        described = type_definition
        kind = { parameter: Parameter, namevar: Parameter, read_only: ReadOnlyParameter }.fetch(options[:behaviour], Property)
        declaration = kind <= Parameter ? :newparam : :newproperty
        public_send(declaration, name, parent: kind) do
          self.definition = described
          desc "#{options[:desc]} (a #{options[:type]})" if options[:desc]
          isnamevar if options[:behaviour] == :namevar
          next if options[:behaviour] == :read_only || !options.key?(:default)

          given = options[:default]
          defaultto { [true, false].include?(given) ? given.to_s.to_sym : Marshal.load(Marshal.dump(given)) }
        end
      end
    end

    module Resource
      def initialize(given)
        @missing = []
        if given.is_a?(Puppet::Resource)
          @title = given.title
          @catalog = given.catalog
          secret = given.sensitive_parameters
          values = given.to_hash
          secret.each { |name| values[name] = secret_value(values[name]) if values.key?(name) }
        else
          @found = true
          secret = []
          values = given
        end
        values = my_provider.canonicalize(context, [values]).first if type_definition.feature?('canonicalize')
        unless type_definition.attributes.key?(:name) || values[:title]
          values = values.merge(title: values[:name] || @title).reject { |name,| name == :name }
        end
        super(values)
      end

      def name = title
      def type_definition = self.class.type_definition
      def my_provider = self.class.my_provider
      def context = self.class.context

      # The name by which the provider knows the resource: the namevar, or a hash of several namevars.
      def rsapi_title = (@rsapi_title ||= self.class.title_of(self))

      def rsapi_canonicalized_target_state
        @rsapi_target_state ||= begin
          own = @parameters.select { |name,| type_definition.attributes.key?(name) && name != :rsapi_custom_insync_trigger }
          state = own.transform_values(&:rs_value)
          type_definition.feature?('canonicalize') ? my_provider.canonicalize(context, [state]).first : state
        end
      end

      def rsapi_current_state = (@rsapi_current_state ||= current_state)

      def cache_current_state(state)
        @rsapi_current_state = state
        check_canonical(state)
      end

      def validate
        return if @found

        missing = type_definition.attributes.select { |name, options| missing?(name, options) }
        parameters = missing.select { |_, options| options[:behaviour] == :parameter }.keys
        @missing = missing.keys - [:ensure]
        complain_of('parameters', parameters) if parameters.any?
      end

      def retrieve
        state = rsapi_current_state
        found = Puppet::Resource.new(self.class, title, parameters: state.reject { |name,| name == :title })
        found[:ensure] = found[:ensure].to_sym if found[:ensure].is_a?(String)
        complain_of_missing
        found
      end

      def flush
        complain_of_missing
        target = rsapi_canonicalized_target_state
        is = rsapi_current_state
        return if is == target

        check_init_only(is, target)
        give(is, target)
        if context.failed?
          context.reset_failed
          raise 'Execution encountered an error'
        end
        @rsapi_current_state = target
      end

      private

      # Wraps a sensitive value, because providers receive such values wrapped, as in the manifest.
      def secret_value(value) = Bunraku.sensitive?(value) ? value : Puppet::Pops::Types::PSensitiveType::Sensitive.new(value)

      def missing?(name, options)
        return false if %i[read_only namevar].include?(options[:behaviour])
        return false if type_definition.ensurable? && value(:ensure).to_s == 'absent' && options[:behaviour].nil?

        value(name).nil? && !type_definition.optional?(name)
      end

      def current_state
        titles = type_definition.feature?('simple_get_filter') ? [[rsapi_title]] : []
        found = my_provider.get(context, *titles).find { |each| same_names?(each) }
        if found
          type_definition.check_schema(found)
          check_canonical(found)
          return found
        end
        absent = rsapi_title.is_a?(Hash) ? rsapi_title.dup : { title: rsapi_title }
        type_definition.ensurable? ? absent.merge(ensure: :absent) : absent
      end

      def same_names?(state) = type_definition.namevars.all? { |name| state[name] == @parameters[name]&.value }

      # Checks that the values returned by a provider are already canonical.
      def check_canonical(state)
        return if Puppet[:strict] == :off || !type_definition.feature?('canonicalize')

        canonical = my_provider.canonicalize(context, [Marshal.load(Marshal.dump(state))]).first
        return if canonical.nil? || canonical == state

        message = "#{type_definition.name}[#{@title}]#get has not provided canonicalized values.\n" \
                  "Returned values:       #{state.inspect}\nCanonicalized values:  #{canonical.inspect}"
        type_definition.complain(message)
      end

      def check_init_only(is, target)
        return if Puppet[:strict] == :off || [is, target].any? { |state| state[:ensure].to_s != 'present' }

        target.each do |name, value|
          next if type_definition.attributes[name][:behaviour] != :init_only || value == is[name]

          message = "Attempting to change `#{name}` init_only attribute value from `#{is[name]}` to `#{value}`"
          raise ResourceError, message unless Puppet[:strict] == :warning

          Puppet.warning(message)
        end
      end

      def give(is, target)
        changes = { rsapi_title => { is: is, should: target } }
        if type_definition.feature?('supports_noop') then my_provider.set(context, changes, noop: noop?)
        elsif !noop? then my_provider.set(context, changes)
        end
      end

      def complain_of_missing
        complain_of('attributes', @missing) if @missing.any? && ![nil, :absent].include?(value(:ensure))
      end

      def complain_of(what, names)
        raise ResourceError, "The following mandatory #{what} were not provided:\n    *  #{names.join(", \n    *  ")}"
      end

      # The value of an auto-relation such as autorequire; `$name` is replaced by that attribute.
      def referred(text)
        attribute = text.is_a?(String) && text[/\A\$(.*)\z/, 1]
        attribute ? self[attribute.to_sym] : text
      end
    end
  end
end
