# Facts of a node, and the only indirection that finds them: the facts of the current node.
require 'puppet'

module Puppet
  class Node
    class Facts
      attr_accessor :name, :values, :timestamp, :expiration

      module Indirection
        def self.find(name, *) = Facts.new(name, Bunraku::Values.decode(Bunraku.ask('facts')))
        def self.terminus_class = :facter
      end

      def self.indirection = Indirection
      def self.from_data_hash(data) = new(data['name'], data['values'])

      def initialize(name, values = {})
        @name = name
        @values = values
        add_timestamp
      end

      def add_timestamp = @timestamp = Time.now
      def add_local_facts(*) = nil
      def add_extra_values(more) = values.merge!(more) && nil
      def sanitize = values.transform_values! { |value| plain(value) }
      def ==(other) = other.is_a?(Facts) && [name, values] == [other.name, other.values]
      def to_data_hash = { 'name' => name, 'values' => values, 'timestamp' => timestamp.iso8601(9) }

      private

      def plain(value)
        case value
        when Hash then value.to_h { |key, each| [plain(key), plain(each)] }
        when Array then value.map { |each| plain(each) }
        when Numeric, true, false, String then value
        else value.to_s
        end
      end
    end
  end
end
