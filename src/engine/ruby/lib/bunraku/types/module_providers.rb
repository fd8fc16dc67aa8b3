# Providers in modules for types of the engine: their operations, property by property.
module Bunraku
  module Types
    # Provider methods that a feature requires.
    FEATURE_METHODS = {
      package: {
        installable: [:install], uninstallable: [:uninstall], upgradeable: %i[update latest], purgeable: [:purge],
        holdable: %i[hold unhold], reinstallable: [:reinstall], disableable: [:disable],
        package_settings: %i[package_settings_insync? package_settings package_settings=]
      },
      service: {
        refreshable: [:restart], enableable: %i[disable enable enabled?], delayed_startable: [:delayed_start],
        manual_startable: [:manual_start], maskable: [:mask]
      }
    }.freeze

    # A provider of the engine. Providers of modules that inherit from it delegate to the engine whatever they do not
    # implement.
    module EngineProvider
      # Returns the parent class of the engine's providers of a type.
      def self.of(type) = { package: EnginePackages, service: EngineServices }.fetch(type, EngineAttributes)

      def exists? = engine_read(:ensure) != 'absent'
      def create = engine_set(:ensure, 'present')
      def destroy = engine_set(:ensure, 'absent')
      alias delete destroy

      def method_missing(name, *args)
        property = name.to_s.delete_suffix('=').to_sym
        return super unless self.class.resource_type&.validproperty?(property)

        name.end_with?('=') ? engine_set(property, args.first) : engine_read(property)
      end

      def respond_to_missing?(name, include_private = false)
        self.class.resource_type&.validproperty?(name.to_s.delete_suffix('=')) || super
      end

      private

      def engine_read(name) = Values.decode(Bunraku.wait('built_in_read', Bunraku.number_of(resource), name.to_s))

      def engine_set(name, value)
        Bunraku.wait('built_in_set', Bunraku.number_of(resource), name.to_s, Values.encode(value))
      end
    end

    # Includes the common behavior of package providers.
    class EnginePackages < Puppet::Provider::Package
      include EngineProvider
      def install = engine_set(:ensure, 'present')
      def update = install
      def uninstall = engine_set(:ensure, 'absent')
      def purge = engine_set(:ensure, 'purged')
      def hold = engine_set(:mark, 'hold')
      def unhold = engine_set(:mark, 'none')
      def latest = Bunraku.ask('newest_package', resource[:name])

      def query
        version = engine_read(:ensure)
        { name: resource[:name], ensure: version, provider: self.class.name } unless %w[absent purged].include?(version)
      end
    end

    class EngineAttributes < Puppet::Provider
      include EngineProvider
    end

    class EngineServices < EngineAttributes
      def status = engine_read(:ensure).to_sym
      def start = engine_set(:ensure, 'running')
      def stop = engine_set(:ensure, 'stopped')
      def restart = Bunraku.wait('built_in_refresh', Bunraku.number_of(resource))
      def enabled? = engine_read(:enable).to_sym
      def enable = engine_set(:enable, 'true')
      def disable = engine_set(:enable, 'false')
      def mask = engine_set(:enable, 'mask')
      def manual_start = engine_set(:enable, 'manual')
    end

    # Reads and sets a type's properties through its provider.
    class Management
      attr_reader :resource, :provider

      def self.of(resource)
        { package: Packages, service: Services, user: Accounts, group: Accounts }.fetch(resource.class.name, self).new(resource)
      end

      def initialize(resource)
        @resource = resource
        @provider = resource.provider
      end

      def read(name)
        return provider.exists? ? :present : :absent if name == :ensure

        provider.public_send(name)
      end

      def set(name, value)
        return set_ensure(value) if name == :ensure

        unless provider.respond_to?(:"#{name}=")
          raise Puppet::Error, "The #{provider.class.name} provider can not handle attribute #{name}"
        end

        provider.public_send(:"#{name}=", value)
      end

      # Returns [in sync, version that `latest` means]; empty if the type's own comparison decides.
      def compare(_name, _current) = []
      def refresh = nil

      private

      def set_ensure(value) = value == :absent ? provider.destroy : provider.create

      class Accounts < Management
        private

        def set_ensure(value) = value == :absent ? provider.delete : provider.create
      end

      class Services < Management
        def read(name)
          case name
          when :ensure then provider.status
          when :enable then provider.enabled?
          else super
          end
        end

        def set(name, value)
          return set_enable(value) if name == :enable

          super
        end

        # Handles a refresh event, which the engine sends only to running services.
        def refresh
          provider.restart if provider.status == :running
        end

        private

        # Sets the other wanted properties of the service at once.
        def set_ensure(value)
          value == :running ? provider.start : provider.stop
          wanted = resource.should(:enable)
          set_enable(wanted) if wanted && provider.enabled? != wanted
        end

        def set_enable(value)
          provider.public_send({ false: :disable, manual: :manual_start, mask: :mask, delayed: :delayed_start }.fetch(value, :enable))
        end
      end

      class Packages < Management
        MISSING = %w[absent purged].freeze

        def read(name)
          %i[ensure mark].include?(name) ? provider.properties[name] : super
        end

        def set(name, value)
          return super unless name == :mark

          value == :hold ? provider.hold : provider.unhold
        end

        def compare(name, current)
          return [] unless name == :ensure

          newest = nil
          wanted = [resource.should(:ensure)].flatten
          same = wanted.any? do |each|
            newest = newest_version if each == :latest && !MISSING.include?(current.to_s)
            met?(each, current, newest)
          end
          [same, newest]
        end

        def refresh
          return unless provider.class.feature?(:reinstallable) && resource[:reinstall_on_refresh] == :true

          provider.reinstall unless MISSING.include?(resource[:ensure].to_s)
        end

        private

        def met?(wanted, current, newest)
          case wanted
          when :present then ![*MISSING, 'disabled'].include?(current.to_s)
          when :latest then !newest.nil? && [current].flatten.any? { |each| [newest.to_s, 'present'].include?(each.to_s) }
          when :absent then MISSING.include?(current.to_s)
          when :purged then current.to_s == 'purged'
          else
            return true if [current].flatten.any? { |each| each.to_s == wanted.to_s }

            provider.respond_to?(:insync?) && provider.insync?(current)
          end
        end

        def newest_version
          provider.latest
        rescue StandardError => e
          raise Puppet::Error, "Could not get latest version: #{e.message}"
        end

        def set_ensure(value)
          case value
          when :absent then provider.uninstall
          when :purged then provider.purge
          when :disabled then provider.disable
          when :present then provider.install
          else update(value)
          end
        end

        def update(value)
          value == :latest ? provider.update : provider.install
        rescue StandardError => e
          raise Puppet::Error, "Could not update: #{e.message}"
        end
      end
    end
  end

  module Api
    class << self
      # The providers of modules for a type of the engine.
      def module_providers(type)
        kinds = Bunraku.do_without_commands { Puppet::Type.type(type).module_providers }
        kinds.map { |each| Types::Description.of_provider(each) }
      end

      def read_built_in(reference, name) = Values.encode(management(reference).read(name.to_sym))

      def set_built_in(reference, name)
        of = management(reference)
        of.set(name.to_sym, of.resource.should(name))
        nil
      end

      def compare_built_in(reference, name, current)
        same, newest = management(reference).compare(name.to_sym, Values.decode(current))
        [same, newest && Values.encode(newest.to_s)]
      end

      def refresh_built_in(reference)
        management(reference).refresh
        nil
      end

      # Resources that the providers of modules find on the machine.
      def module_instances(type)
        kinds = Puppet::Type.type(type).module_providers.select { |each| each.suitable? && each.singleton_class.method_defined?(:instances) }
        kinds.flat_map do |kind|
          found = kind.respond_to?(:instances) && kind.method(:instances).owner != Puppet::Provider.singleton_class ? kind.instances : []
          found.map do |each|
            { type: type, title: each.name.to_s, handle: nil, parameters: [['provider', kind.name.to_s]] }
          end
        end
      end

      private

      def management(reference) = Types::Management.of(Bunraku.resource(reference))
    end
  end
end
