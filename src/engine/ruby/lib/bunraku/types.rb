# Types and providers: methods called by the engine, with resources by number.
require 'puppet/type'
require 'bunraku/types/known_resources'
require 'bunraku/types/description'
require 'bunraku/types/titles'
require 'bunraku/types/answers'

module Bunraku
  module Api
    class << self
      # Loads a type and describes it; nil if there is none.
      def type(name)
        found = Bunraku.do_without_commands { Puppet::Type.type(name) }
        found && Types::Description.new(found).to_h
      end

      def convert_title(type, pattern, attribute, text)
        _, attributes = Puppet::Type.type(type).title_patterns[pattern]
        attributes[attribute][1].call(text).to_s
      end

      # Suitability on the machine and specificity of each provider of a type.
      def suitability(type)
        kind = Puppet::Type.type(type)
        kind.provider_hash.values.to_h { |each| [each.name, [each.suitable? ? true : false, kind.rank_of(each)]] }
      end

      # Creates a resource with all its attributes, and returns the resulting values.
      def make(number, request)
        resource = Types.make(number, request)
        Types::Answers.of_resource(resource)
      end

      def set(number, name, frame)
        resource = Bunraku.resource(number)
        Bunraku.quietly(resource) { resource[name] = Values.decode(frame) }
        Types::Answers.of_resource(resource)
      end

      # Adds unset properties so that they are read.
      def add_properties(number)
        resource = Bunraku.resource(number)
        resource.class.properties.each { |each| resource.newattr(each.name) }
        Types::Answers.of_resource(resource)
      end

      def delete(number, name)
        Bunraku.quietly(resource = Bunraku.resource(number)) { resource.delete(name) if resource.parameter(name) }
        nil
      end

      # Validates a whole resource.
      def check(number)
        Bunraku.resource(number).validate
        nil
      end

      def related(number, kind, type)
        resource = Bunraku.resource(number)
        block = resource.class.relation_blocks.fetch(kind.to_sym).find { |name,| name.to_s == type }.last
        [resource.instance_eval(&block)].flatten.compact.map { |each| Bunraku.known?(each) ? Bunraku.number_of(each) : Types.reference_text(each) }
      end

      def pre_run_check(number)
        Bunraku.resource(number).pre_run_check
        nil
      end

      # Reads a resource: each property's value, whether it is in sync (unless a method of the type must decide), and
      # the desired value if a method computes it.
      def retrieve(number)
        resource = Bunraku.resource(number)
        # A provider may become suitable during the run.
        resource.suitable? unless resource.provider
        current = resource.retrieve_resource
        resource.instance_variable_set(:@bunraku_current, current)
        { p: resource.present?(current) ? true : false, v: Types::Answers.present(resource, current) }
      end

      def insync(number, name)
        resource = Bunraku.resource(number)
        Types::Answers.in_sync?(resource.property(name), Types::Answers.current(resource, name))
      end

      def should(number, name) = Values.encode(Bunraku.resource(number).property(name)&.should)

      def sync(number, name)
        property = Bunraku.resource(number).property(name)
        property.sync
        Types::Answers.desired(property)
      end

      # Formats a value or a change: `is`, `should` or `change`.
      def text(number, name, which)
        resource = Bunraku.resource(number)
        property = resource.property(name)
        current = Types::Answers.current(resource, name)
        case which
        when 'is' then property.is_to_s(current)
        when 'should' then property.should_to_s(property.should)
        else property.change_to_s(current, property.should)
        end.to_s
      end

      def self_refresh(number) = Bunraku.resource(number).self_refresh? ? true : false

      def event_name(number, name) = Bunraku.resource(number).property(name).event_name.to_s

      def flush(number)
        Bunraku.resource(number).flush
        nil
      end

      def refresh(number)
        Bunraku.resource(number).refresh
        nil
      end

      def prefetch(type, provider, resources)
        found = resources.map { |each| Bunraku.resource(each) }.to_h { |each| [each.name, each] }
        Puppet::Type.type(type).provider(provider).prefetch(found)
        nil
      end

      def post_resource_eval(type, provider)
        Puppet::Type.type(type).provider(provider).post_resource_eval
        nil
      end

      # Resources that a resource generates: before the run (`generate`) or during its evaluation (`eval_generate`).
      def generated(number, method)
        made = Bunraku.resource(number).public_send(method)
        [made].flatten.select { |each| each.is_a?(Puppet::Type) }.map { |each| Types::Answers.generated(each) }
      end

      def instances(type) = Puppet::Type.type(type).instances.map { |each| Types::Answers.generated(each) }
    end
  end
end
