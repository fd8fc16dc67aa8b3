# A type as data, from which the engine creates its definition.
module Bunraku
  module Types
    class Description
      OWNERS = [Puppet::Parameter, Puppet::Property, Puppet::Property::Ensure, Puppet::Type, Attributes, States, Kernel].freeze
      COMPARISONS = %i[insync? safe_insync? property_matches? match_all?].freeze

      # True if a property overrides the comparison of values; cached per class.
      def self.compares_itself?(kind)
        @comparing ||= {}
        return @comparing[kind] if @comparing.key?(kind)

        @comparing[kind] = COMPARISONS.any? { |method| own_method?(kind, method) }
      end

      # True if a property computes its desired value.
      def self.desires_itself?(kind)
        @desiring ||= {}
        return @desiring[kind] if @desiring.key?(kind)

        @desiring[kind] = own_method?(kind, :should)
      end

      # True if a class overrides a method of the API.
      def self.own_method?(kind, method)
        kind.method_defined?(method) && !OWNERS.include?(kind.instance_method(method).owner)
      end

      def self.of_provider(kind)
        {
          name: kind.name,
          doc: kind.doc,
          features: kind.features || [],
          parent: kind.superclass.ancestors.find { |each| each.is_a?(Class) && each < EngineProvider && each.name }&.name,
          prefetch: kind.respond_to?(:prefetch),
          flush: kind.method_defined?(:flush),
          postResourceEval: kind.respond_to?(:post_resource_eval)
        }
      end

      def initialize(type)
        @type = type
      end

      def to_h
        {
          name: @type.name,
          doc: @type.doc,
          selfRefresh: !!@type.self_refresh,
          isomorphic: @type.isomorphic?,
          needsEnsure: @type.needs_ensure_retrieved ? true : false,
          depthFirst: @type.allocate.depthfirst? ? true : false,
          onHosts: @type.can_apply_to(:host),
          placeless: @type.respond_to?(:placeless?),
          features: @type.own_features.values.map { |each| [each.name, each.docs.to_s] },
          attributes: ordered.map { |each| attribute(each) },
          providers: @type.own_parameters.key?(:provider) ? @type.provider_hash.values.map { |each| Description.of_provider(each) } : nil,
          relations: Declarations::RELATIONS.flat_map { |kind| @type.relation_blocks[kind].keys.map { |name| [kind, name.to_s] } },
          hooks: %i[refresh self_refresh? validate generate eval_generate flush pre_run_check].select { |each| own?(each) },
          lists: @type.provider_hash.any? || @type.method(:instances).owner != Providers
        }.merge(titles)
      end

      private

      def own?(method) = Description.own_method?(@type, method)

      # The attributes in declaration order, which the engine expects.
      def ordered = @type.own_parameters.values.reject { |each| each.name == :provider } + @type.own_properties.values

      def attribute(kind)
        described = {
          kind: kind < Puppet::Property ? 'property' : 'parameter',
          name: kind.name,
          doc: kind.doc,
          namevar: kind.isnamevar? ? true : false,
          features: kind.required_features,
          values: kind.value_collection.to_a.map { |each| value(each) }
        }
        kind < Puppet::Property ? described.merge(property(kind)) : described
      end

      def property(kind)
        {
          all: kind.array_matching == :all,
          idempotent: kind.idempotent ? true : false,
          hooks: %i[should is_to_s should_to_s event_name].select { |each| Description.own_method?(kind, each) }
        }
      end

      def value(entry)
        {
          value: entry.regex? ? nil : entry.name,
          pattern: entry.regex? ? pattern(entry.name) : nil,
          shown: entry.name.inspect,
          aliases: entry.aliases,
          event: entry.event,
          features: entry.required_features && [entry.required_features].flatten,
          invalidates: entry.invalidate_refreshes ? true : false
        }
      end

      # The title patterns; nil if the whole title is the only namevar.
      def titles
        names = @type.key_attributes
        return {} if names.one? && @type.method(:title_patterns).owner == Declarations

        { titles: @type.title_patterns.map { |pattern, attributes| [pattern(pattern), attributes.map { |name, convert| [name, !convert.nil?] }] } }
      rescue Puppet::DevError => e
        { titleError: e.message }
      end

      def pattern(regexp) = regexp.options.zero? ? regexp.source : regexp.to_s
    end
  end
end
