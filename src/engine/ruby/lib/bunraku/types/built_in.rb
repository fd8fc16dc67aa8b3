# Types that the engine brings: classes that know the names of their attributes, and resources whose values the engine has.
module Bunraku
  module Types
    class << self
      def built_in?(name) = Bunraku.ask('is_built_in', name.to_s)

      def built_in(name)
        described = Bunraku.ask('built_in', name.to_s)
        return unless described

        Puppet::Type.new_class(name, BuiltIn, '', within: Puppet::Type) do |made|
          Loading::KNOWN[name] = made
          made.describe(described)
        end
      end

      # The type of a class, or of the instances of a define.
      def component(name)
        (@components ||= {})[name] ||= Puppet::Type.new_class(name, BuiltIn, 'Component', within: BuiltIn) do |made|
          made.newparam(:name)
        end
      end
    end

    # What a resource of the engine is for Ruby.
    class BuiltIn < Puppet::Type
      class << self
        def initvars = nil

        def describe(described)
          described['attributes'].each do |each|
            options = { namevar: each['namevar'] }
            each['kind'] == 'property' ? newproperty(each['name'], options) : newparam(each['name'], options)
          end
          described['providers'].each { |each| provide(each) { has_features(*described['features'][each]) } }
        end

        def built_in? = true
        def instances = raise(Puppet::DevError, "#{name} resources cannot be listed here")
        def load_providers = super
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

      # An attribute of such a resource.
      Read = Struct.new(:name, :resource) do
        def value = resource[name]
        def should = resource.should(name)
      end

      private

      def value_there(question, name) = Values.decode(Bunraku.ask(question, Bunraku.number_of(self), name.to_s))

      # The engine checks and completes the values.
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
