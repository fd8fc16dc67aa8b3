# The providers of a type.
module Bunraku
  module Types
    module Providers
      attr_writer :defaultprovider

      def provider_hash = (@provider_hash ||= {})
      def providers = provider_hash.keys

      def provide(name, options = {}, &block)
        name = name.to_sym
        parent = parent_of(name, options[:parent])
        providify
        unprovide(name)
        settings = { resource_type: self }.merge(options.reject { |option,| option == :parent })
        new_class(name, parent, 'Provider', attributes: settings) do |made|
          provider_hash[name] = made
          made.include(feature_module)
          made.extend(feature_module)
          made.class_eval(&block) if block
        rescue Exception
          provider_hash.delete(name)
          raise
        end
      end

      def unprovide(name)
        @defaultprovider = nil
        provider_hash.delete(name)
      end

      def provider(name)
        name = name.to_sym
        Types.autoload("puppet/provider/#{self.name}/#{name}") unless provider_hash.key?(name)
        provider_hash[name]
      end

      def load_providers
        Types.names_in("puppet/provider/#{name}").each { |each| Types.autoload("puppet/provider/#{name}/#{each}") }
      end

      def providerloader = Struct.new(:type) { def loadall(*) = type.load_providers }.new(self)
      def rank_of(provider) = provider.specificity
      def validprovider?(name) = !!provider_hash[name.to_sym]&.suitable?
      def suitableprovider = provider_hash.values.select(&:suitable?)

      # The provider of a resource that specifies none: the most specific of the suitable ones.
      def defaultprovider
        @defaultprovider ||= choose_default
      end

      def providers_by_source
        [defaultprovider, *suitableprovider].compact.uniq.uniq(&:source)
      end

      # Resources of the type on the machine.
      def instances
        raise Puppet::DevError, "#{name} has no providers and has not overridden 'instances'" if provider_hash.empty?

        found = providers_by_source.flat_map(&:instances).uniq { |each| Types.title_of(each) }
        found.map do |provider|
          new(name: provider.name, provider: provider, title: Types.title_of(provider)).tap do |resource|
            properties.each { |property| resource.newattr(property.name) }
          end
        end
      end

      private

      def choose_default
        suitable = suitableprovider
        candidates = suitable.select(&:default?)
        candidates = suitable if candidates.empty?
        highest = candidates.map(&:specificity).max
        best = candidates.select { |each| each.specificity == highest }
        if best.length > 1
          Puppet.warning("Found multiple default providers for #{name}: #{best.map(&:name).join(', ')}; using #{best.first.name}")
        end
        best.first
      end

      def parent_of(name, parent)
        return Puppet::Provider unless parent
        return parent if parent.is_a?(Class)

        provider(parent) || raise(Puppet::DevError, "Could not find parent provider #{parent} of #{name}")
      end

      # Adds the attribute `provider`, which every type with providers has.
      def providify
        return if own_parameters.key?(:provider)

        newparam(:provider) do
          desc 'The provider to use. Puppet chooses the most specific one that works on the machine.'
          defaultto { resource.class.defaultprovider&.name }
          validate do |given|
            given = given.first if given.is_a?(Array)
            given = given.class.name if given.is_a?(Puppet::Provider)
            next if resource.class.provider(given)

            raise ArgumentError, "Invalid #{resource.class.name} provider '#{given}'"
          end
          munge do |given|
            given = given.first if given.is_a?(Array)
            given = given.to_sym if given.is_a?(String)
            resource.provider = given
            given.is_a?(Puppet::Provider) ? given.class.name : given
          end
        end
      end
    end

    def self.title_of(provider) = provider.respond_to?(:title) ? provider.title : provider.name
  end
end
