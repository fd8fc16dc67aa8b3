# The engine's built-in types: classes that know the names of their attributes, and resources whose values the engine
# has.
module Bunraku
  module Types
    class << self
      def built_in?(name) = Bunraku.ask('is_built_in', name.to_s)

      def built_in(name)
        described = Bunraku.ask('built_in', name.to_s)
        return unless described

        made = Puppet::Type.new_class(name, BuiltIn, '', within: Puppet::Type) do |type|
          Loading::KNOWN[name] = type
          type.describe(described)
        end
        made.load_providers unless exists?("puppet/type/#{name}")
        made
      end

      # The type of a class, or of the instances of a define.
      def component(name)
        (@components ||= {})[name] ||= Puppet::Type.new_class(name, BuiltIn, 'Component', within: BuiltIn) do |made|
          made.newparam(:name)
        end
      end
    end

    # A resource of the engine, as seen by Ruby.
    class BuiltIn < Puppet::Type
      class << self
        def initvars = nil

        def describe(described)
          @symbols = {}
          described['own'].each { |each| feature(each, '', methods: FEATURE_METHODS.dig(name, each.to_sym)) }
          described['attributes'].each do |each|
            options = { namevar: each['namevar'] }
            options[:required_features] = each['required'] unless each['required'].empty?
            each['kind'] == 'property' ? newproperty(each['name'], options) : newparam(each['name'], options)
            @symbols[each['name'].to_sym] = each['symbols']
          end
          @titles = described['titles'].map { |source, names| [title_pattern(source), names.map { |each| [each.to_sym] }] }
          @engine_providers = described['providers'].map do |each|
            provide(each, parent: EngineProvider.of(name)) { has_features(*described['features'][each]) }
          end
        end

        def engine_providers = @engine_providers || []

        # The title patterns. The whole title is the name if a type has several namevars but no title patterns
        # (`package`).
        def title_patterns
          return @titles unless @titles.nil? || @titles.empty?

          [[/(.*)/m, [[key_attributes.include?(:name) ? :name : key_attributes.first]]]]
        end

        # Rank of a provider. One that is not its type's default ranks below all providers of the engine.
        def rank_of(provider) = provider.default? ? provider.specificity : provider.specificity - 1000
        def module_providers = provider_hash.values - engine_providers

        def built_in? = true
        def instances = raise(Puppet::DevError, "#{name} resources cannot be listed here")

        # Converts a value to the stored form. Values listed by a type are symbols.
        def as_kept(name, value)
          return value.map { |each| as_kept(name, each) } if value.is_a?(Array)

          @symbols&.[](name.to_sym)&.include?(value) ? value.to_sym : value
        end

        private

        # Converts a title pattern from JavaScript, where `^` and `$` anchor the whole string, to Ruby's `\A` and `\z`.
        def title_pattern(source) = Regexp.new(source.sub(/\A\^/, '\A').sub(/\$\z/, '\z'), Regexp::MULTILINE)
      end

      def [](name) = Bunraku.known?(self) ? value_there('value', name) : super
      def should(name) = Bunraku.known?(self) ? value_there('should', name) : super
      def value(name) = self[name]

      def []=(name, given)
        return super unless Bunraku.known?(self)

        Bunraku.ask('set', Bunraku.number_of(self), name.to_s, Values.encode(given))
      end

      def parameter(name) = Bunraku.known?(self) && !self[name].nil? ? Read.new(name, self) : super
      def property(name) = self.class.validproperty?(name) ? parameter(name) : nil
      def to_hash = Bunraku.known?(self) ? Values.decode(Bunraku.ask('to_hash', Bunraku.number_of(self))).transform_keys(&:to_sym) : super
      def original_parameters = to_hash
      def noop? = Bunraku.noop?(self)

      # The provider of a module; nil if the engine's own provider manages the resource.
      def provider
        return @provider if @provider || !Bunraku.known?(self)

        name = Bunraku.ask('provider_name', Bunraku.number_of(self))
        @provider = name && self.class.provider(name)&.new(self)
      end

      # An attribute of a resource of the engine.
      Read = Struct.new(:name, :resource) do
        def value = resource[name]
        def should = resource.should(name)
      end

      private

      def value_there(question, name)
        self.class.as_kept(name, Values.decode(Bunraku.ask(question, Bunraku.number_of(self), name.to_s)))
      end

      # Sets all values, which the engine validates and completes.
      def set_all(given)
        given.each do |name, value|
          next unless self.class.validattr?(name)

          name = own_name(name)
          @parameters[name] = (self.class.attrclass(name) || next).new(resource: self).tap do |attribute|
            attribute.is_a?(Puppet::Property) ? attribute.instance_variable_set(:@should, [value].flatten(1)) : attribute.instance_variable_set(:@value, value)
          end
        end
      end

      def validate_resource = nil
    end
  end
end
