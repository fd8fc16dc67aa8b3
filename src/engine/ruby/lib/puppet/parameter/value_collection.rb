# The values that an attribute accepts: names with aliases, and patterns.
module Puppet
  class Parameter
    class Value
      attr_reader :name, :aliases, :event
      attr_accessor :block, :method, :required_features, :invalidate_refreshes

      def self.symbol(value)
        value == '' ? value : value.to_s.to_sym
      end

      def initialize(name)
        @name = name.is_a?(Regexp) ? name : Value.symbol(name)
        @aliases = []
      end

      def event=(name)
        @event = Value.symbol(name)
      end

      def alias(name)
        @aliases.push(Value.symbol(name))
      end

      def regex? = name.is_a?(Regexp)

      def match?(value)
        return name.match?(value.to_s) if regex?

        wanted = Value.symbol(value)
        name == wanted || aliases.include?(wanted)
      end
    end

    class ValueCollection
      def initialize
        @all = []
      end

      def empty? = @all.empty?
      def to_a = @all
      def names = @all.reject(&:regex?)
      def patterns = @all.select(&:regex?)
      def values = names.map(&:name)
      def regexes = patterns.map { |each| each.name.inspect }

      # The entry with exactly this name or pattern.
      def value(name) = @all.find { |each| each.name == name }

      # The entry that matches a value: names come before patterns.
      def match?(value)
        return if @all.empty?

        (@in_order ||= names + patterns).find { |each| each.match?(value) }
      end

      def newvalue(name, options = {}, &block)
        entry = Value.new(name)
        options.each { |option, given| entry.public_send(:"#{option}=", given) unless option == :call }
        if block
          entry.block = block
          entry.method ||= "set_#{entry.name}" unless entry.regex?
        end
        @all.reject! { |each| each.name == entry.name }
        @all.push(entry)
        @in_order = nil
        entry
      end

      def newvalues(*names) = names.each { |name| newvalue(name) }

      def aliasvalue(name, other)
        entry = match?(other.to_sym)
        raise DevError, "Cannot alias nonexistent value #{other}" unless entry

        entry.alias(name)
      end

      def munge(value)
        entry = match?(value)
        entry.nil? || entry.regex? ? value : entry.name
      end

      def validate(value)
        return if empty? || match?(value)

        message = "Invalid value #{value.inspect}."
        message += " Valid values are #{values.join(', ')}." if names.any?
        message += " Valid values match #{regexes.join(', ')}." if patterns.any?
        raise ArgumentError, message
      end

      def doc
        text = +''
        shown = names.map { |each| shown_with_aliases(each) }
        text << "Valid values are #{shown.join(', ')}. " if shown.any?
        text << "Values can match `#{regexes.join('`, `')}`." if patterns.any?
        text
      end

      private

      def shown_with_aliases(entry)
        also = entry.aliases.empty? ? '' : " (also called `#{entry.aliases.join(', ')}`)"
        "`#{entry.name}`#{also}"
      end
    end
  end
end
