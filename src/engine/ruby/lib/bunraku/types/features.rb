# Features: capabilities of some providers of a type.
module Bunraku
  module Types
    module Features
      Feature = Struct.new(:name, :docs, :methods) do
        # True if a provider has all methods that the feature requires.
        def available?(provider)
          return false if methods.nil?

          methods.all? { |each| provider.is_a?(Class) ? provider.public_method_defined?(each) : provider.respond_to?(each) }
        end
      end

      def feature(name, docs, options = {})
        raise Puppet::DevError, "Feature #{name} is already defined" if own_features.key?(name.to_sym)

        methods = options[:methods] && [options[:methods]].flatten
        own_features[name.to_sym] = Feature.new(name.to_sym, docs, methods)
      end

      def own_features = (@own_features ||= {})
      def features = own_features.keys
      def provider_feature(name) = own_features[name.to_sym]

      # Feature queries of the type's providers; mixed into their classes and instances.
      def feature_module
        @feature_module ||= begin
          known = own_features
          questions = ::Module.new do
            known.each_value do |each|
              define_method(:"#{each.name}?") do
                kind = is_a?(Class) ? self : self.class
                kind.declared_feature?(each.name) || each.available?(self)
              end
            end
            define_method(:feature?) { |name| respond_to?(:"#{name}?") && !!public_send(:"#{name}?") }
            define_method(:features) { known.keys.select { |name| feature?(name) }.sort_by(&:to_s) }
            define_method(:satisfies?) { |*needed| needed.flatten.all? { |name| feature?(name) } }
          end
          const_set(:FeatureModule, questions)
        end
      end
    end
  end
end
