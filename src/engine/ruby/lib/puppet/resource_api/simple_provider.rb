# A provider that implements create, update and delete.
module Puppet
  module ResourceApi
    class SimpleProvider
      def set(context, changes)
        changes.each do |name, change|
          is = change.key?(:is) ? change[:is] : found(context, name)
          should = change[:should]
          raise 'SimpleProvider cannot be used with a Type that is not ensurable' unless context.type.ensurable?

          is ||= SimpleProvider.create_absent(:name, name)
          should ||= SimpleProvider.create_absent(:name, name)
          act(context, name, names(context, name, should), is[:ensure].to_s, should)
        end
      end

      %i[create update].each do |action|
        define_method(action) { |_context, _name, _should| raise "#{self.class} has not implemented `#{action}`" }
      end

      def delete(_context, _name) = raise("#{self.class} has not implemented `delete`")

      def self.create_absent(namevar, title)
        (title.is_a?(Hash) ? title : { namevar => title }).merge(ensure: 'absent')
      end

      private

      def found(context, name)
        titles = context.type.feature?('simple_get_filter') ? [[name]] : []
        (get(context, *titles) || []).find { |each| each[:name] == name }.tap do |state|
          context.type.check_schema(state) if state
        end
      end

      def names(context, name, should)
        namevars = context.type.namevars
        namevars.length > 1 ? namevars.to_h { |each| [each, should[each]] } : name
      end

      def act(context, title, name, present, should)
        case [present, should[:ensure].to_s]
        when %w[absent present] then context.creating(title) { create(context, name, should) }
        when %w[present absent] then context.deleting(title) { delete(context, name) }
        when %w[present present] then context.updating(title) { update(context, name, should) }
        end
      end
    end
  end
end
