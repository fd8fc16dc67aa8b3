# Resources of the engine by number, and their descriptions for the engine.
module Bunraku
  RESOURCES = {}

  class << self
    def number_of(resource) = resource.instance_variable_get(:@bunraku_number)

    # True if the engine has the resource.
    def known?(resource) = resource.is_a?(Puppet::Type) && (number_of(resource) || 0).positive?

    # Finds a resource by its number, or by number, type and title for a type of the engine.
    def resource(given)
      number, type, title = given
      RESOURCES[number] ||= foreign(number, type, title)
    end

    # The number of a resource created here: negative until the engine has the resource.
    def handle(resource)
      number = number_of(resource)
      return number if number

      @handles = (@handles || 0) - 1
      enroll(resource, @handles)
      @handles
    end

    def enroll(resource, number)
      resource.instance_variable_set(:@bunraku_number, number)
      RESOURCES[number] = resource
    end

    # Sets values without notifying the engine, which requested the change.
    def quietly(resource)
      resource.instance_variable_set(:@bunraku_quiet, true)
      yield
    ensure
      resource.instance_variable_set(:@bunraku_quiet, false)
    end

    def tell_stored(resource, name, given)
      return unless telling?(resource)

      if resource.class.metaparam?(name)
        ask('set', number_of(resource), name.to_s, Values.encode(Types.metaparameter_value(given)))
      elsif resource.parameter(name)
        ask('stored', number_of(resource), Types::Answers.of_attribute(resource.parameter(name)))
      end
    end

    def tell_deleted(resource, name)
      ask('deleted', number_of(resource), name.to_s) if telling?(resource)
    end

    def tell_provider(resource)
      ask('provider', number_of(resource), resource.provider&.class&.name.to_s) if telling?(resource)
    end

    def noop?(resource) = known?(resource) ? ask('noop', number_of(resource)) : Puppet[:noop]

    # A fact of the node.
    def fact(name)
      return Facter.value(name.to_s) if defined?(Facter)

      first, *further = name.to_s.split('.')
      further.reduce(Values.decode(ask('fact', first))) { |value, key| value.is_a?(Hash) ? value[key] : nil }
    end

    def deferred?(value) = value.is_a?(Held) && value.kind == 'Deferred'
    def sensitive?(value) = value.respond_to?(:unwrap)

    # Capitalizes a name. The result is cached, because the same few names recur.
    def capitalize_segments(name) = (@capitalized ||= {})[name] ||= name.split('::').map(&:capitalize).join('::').freeze

    private

    def telling?(resource) = known?(resource) && !resource.instance_variable_get(:@bunraku_quiet)

    # A resource of a type of the engine; for classes and instances of defines only the names are known.
    def foreign(number, type, title)
      kind = Puppet::Type.type(type) || Types.component(type.to_sym)
      resource = kind.allocate
      resource.instance_variable_set(:@parameters, {})
      resource.instance_variable_set(:@title, title)
      resource.catalog = Puppet::Resource::Catalog.new(number)
      enroll(resource, number)
    end
  end

  module Types
    class << self
      # A resource of the catalog, or one created here earlier.
      def make(number, request)
        earlier = request['adopted'] && RESOURCES.delete(request['adopted'])
        return adopt(earlier, number, request) if earlier

        type = Puppet::Type.type(request['type'])
        made = type.allocate
        Bunraku.enroll(made, number)
        Bunraku.quietly(made) { made.send(:initialize, data(type, request).tap { |each| each.catalog = Puppet::Resource::Catalog.new(number) }) }
        made
      end

      def reference_text(value) = value.is_a?(Puppet::Type) ? value.title : value.to_s

      def metaparameter_value(given)
        return given.map { |each| metaparameter_value(each) } if given.is_a?(Array)

        given.respond_to?(:ref) ? given.ref : given
      end

      private

      def adopt(resource, number, request)
        Bunraku.enroll(resource, number)
        resource.catalog = Puppet::Resource::Catalog.new(number)
        Bunraku.quietly(resource) do
          resource.purging if request['purging']
          request['given'].each do |name, frame|
            resource[name] = Bunraku::Values.decode(frame) unless resource.class.key_attributes.include?(name.to_sym)
          end
        end
        resource
      end

      def data(type, request)
        values = {}
        request['given'].each do |name, frame|
          value = Bunraku::Values.decode(frame)
          values[name.to_sym] = value unless value.nil?
        end
        made = Puppet::Resource.new(type, request['title'], parameters: values)
        made.sensitive_parameters = request['sensitive'].map(&:to_sym)
        made.file, made.line = request['place']
        made.exported = request['exported']
        made.virtual = request['virtual']
        made
      end
    end
  end
end
