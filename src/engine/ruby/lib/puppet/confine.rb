# Confines: conditions under which a provider works on a machine.
require 'puppet'

module Puppet
  class Confine
    attr_reader :values
    attr_accessor :label

    def self.for(test, values, label, binary: false)
      kind = TESTS[test.to_sym]
      confine = kind ? kind.new(values) : Variable.new(values).named(test)
      confine.for_binary = binary
      confine.label = label
      confine
    end

    attr_accessor :for_binary

    def initialize(values)
      @values = [values].flatten(1)
    end

    def valid?
      unmet = values.find { |value| !pass?(value) }
      return true if unmet.nil? && values.all? { |value| pass?(value) }

      Puppet.debug("#{label}: #{message(unmet)}")
      false
    end

    def message(_value) = ''

    # A confine that passes if its condition is true (or false): values, or one block that is called each time until it
    # passes.
    class Truth < Confine
      def values
        return @values unless @values.one? && @values.first.respond_to?(:call)
        return [passing] if @passed

        found = @values.first.call ? true : false
        @passed = found == passing
        [found]
      end
    end

    class True < Truth
      def passing = true
      def pass?(value) = !!value
      def message(_value) = 'false value when expecting true'
    end

    class False < Truth
      def passing = false
      def pass?(value) = !value
      def message(_value) = 'true value when expecting false'
    end

    class Any < Confine
      def valid? = values.any?
    end

    class Exists < Confine
      def pass?(value)
        value && (for_binary ? Util.which(value) : FileSystem.exist?(value))
      end

      def message(value) = "file #{value} does not exist"
    end

    class Feature < Confine
      def pass?(value) = Puppet.features.public_send(:"#{value}?")
      def message(value) = "feature #{value} is missing"
    end

    # A confine on a fact or a setting.
    class Variable < Confine
      attr_reader :name

      def named(name)
        @name = name
        self
      end

      def valid?
        known = current
        return true if values.any? { |value| value.to_s.downcase == known }

        Puppet.debug("#{label}: facter value '#{known}' for '#{name}' not in required list '#{values.join(',')}'")
        false
      end

      private

      def current
        value = Puppet.settings.valid?(name) ? Puppet[name] : Bunraku.fact(name)
        value.to_s.downcase
      end
    end

    TESTS = { true: True, false: False, any: Any, exists: Exists, feature: Feature }.freeze
  end

  class ConfineCollection
    attr_reader :label

    def initialize(label)
      @label = label
      @confines = []
    end

    def confine(conditions)
      binary = conditions[:for_binary]
      conditions.each do |test, values|
        @confines.push(Confine.for(test, values, label, binary: binary)) unless test == :for_binary
      end
    end

    def valid? = @confines.all?(&:valid?)
    def empty? = @confines.empty?
    def summary = @confines.reject(&:valid?).to_h { |each| [each.class.name, each.values] }
  end

  # Mixed into classes with confines.
  module Confiner
    def confine(conditions) = confine_collection.confine(conditions)
    def confine_collection = (@confine_collection ||= ConfineCollection.new(to_s))

    # True if all confines are met. If commands cannot run, a confine on a command is not met.
    def suitable?(short = true)
      Bunraku.do_without_commands { short ? confine_collection.valid? : confine_collection.summary }
    end
  end
end
