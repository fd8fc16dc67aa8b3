# Tags of an object, for classes that mix this in.
require 'puppet'

module Puppet
  module Util
    class TagSet < Set; end

    module Tagging
      ValidTagRegex = /\A[[:alnum:]_][[:alnum:]_:.-]*\Z/u

      # Adds tags in lower case. A qualified tag also adds its segments.
      def tag(*names)
        names.flatten.compact.each do |each|
          name = each.to_s.downcase
          raise Puppet::ParseError, "Invalid tag '#{name}'" unless valid_tag?(name)

          own_tags.merge([name, *name.split('::')])
        end
      end

      def tag_if_valid(name)
        tag(name) if name.is_a?(String) && valid_tag?(name)
      end

      def tagged?(*names) = raw_tagged?(names.map { |name| name.to_s.downcase })
      def raw_tagged?(names) = names.any? { |name| own_tags.include?(name) }
      def tags = own_tags.dup
      def valid_tag?(name) = name.match?(ValidTagRegex)
      def merge_into(set) = set.merge(own_tags)
      def merge_tags_from(other) = other.merge_into(own_tags)
      def set_tags(other) = @tags = other.tags

      def tags=(names)
        @tags = nil
        names = names.strip.split(/\s*,\s*/) if names.is_a?(String)
        tag(*names) if names
      end

      private

      def own_tags = (@tags ||= TagSet.new)
    end
  end
end
