# An attribute of a resource that can be read from the machine, compared with the desired value, and changed.
require 'puppet/parameter'

module Puppet
  class Property < Parameter
    class << self
      attr_accessor :unmanaged
      attr_writer :idempotent

      def array_matching = (@array_matching ||= :first)

      def array_matching=(kind)
        kind = kind.to_sym
        unless %i[first all].include?(kind)
          raise ArgumentError, "Supported values for Property#array_matching are 'first' and 'all'"
        end

        @array_matching = kind
      end

      def idempotent = (@idempotent.nil? ? true : @idempotent)

      # Declares a value with a block of its own, which becomes a method named after the value.
      def newvalue(name, options = {}, &block)
        entry = super
        define_method(entry.method, &block) if block && entry.method
        entry
      end

      def value_name(value) = value_collection.match?(value)&.name
      def value_option(name, option) = value_collection.value(name)&.public_send(option)
    end

    attr_reader :shouldorig
    attr_writer :noop

    def should
      return if @should.nil?

      match_all? ? @should.map { |each| unmunge(each) } : unmunge(@should.first)
    end

    def should=(given)
      @shouldorig = given.is_a?(Array) ? given : [given]
      @shouldorig.each { |each| validate(each) }
      @should = @shouldorig.map { |each| munge(each) }
    end

    def value = should

    def value=(given)
      self.should = given
    end

    def match_all? = self.class.array_matching == :all
    def idempotent? = self.class.idempotent
    def noop = resource.noop?

    def unsafe_validate(given)
      super
      validate_features_per_value(given)
    end

    def validate_features_per_value(given)
      return if self.class.value_collection.empty?

      needed = Array(self.class.value_option(self.class.value_name(given), :required_features))
      return if needed.empty? || provider.class.satisfies?(needed)

      raise ArgumentError,
            "Provider #{provider.class.name} must have features '#{needed.join(', ')}' to set '#{name}' to '#{given}'"
    end

    # Returns the current value.
    def retrieve = provider.public_send(name)

    def safe_insync?(current) = @should.nil? || insync?(current)

    def insync?(current)
      return true if @should.empty?
      return @should.any? { |wanted| property_matches?(current, wanted) } unless match_all?

      current.is_a?(Array) && (current == @should || current == @should.map(&:to_s))
    end

    def insync_values?(wanted, current)
      kept, @should = @should, wanted
      insync?(current)
    rescue StandardError
      send_log(:info, "Unknown failure using insync_values? on type: #{resource.ref} / property: #{name} " \
                      "to compare values #{wanted} and #{current}")
      nil
    ensure
      @should = kept
    end

    def property_matches?(current, wanted) = [wanted, wanted.to_s].include?(current)

    def sync
      wanted = should
      devfail('Got a nil value for should') unless wanted
      set(wanted)
    end

    # Sets a value: through the value's own block, else through the provider.
    def set(wanted)
      entry = self.class.value_collection.match?(wanted)
      return call_value_method(entry, wanted) if entry&.method && respond_to?(entry.method)
      return instance_eval(&entry.block) if entry&.block

      call_provider(wanted)
    end

    def call_provider(wanted)
      fail("#{name} cannot handle values of type #{wanted.inspect}") unless provider
      setter = :"#{name}="
      fail("The #{provider.class.name} provider can not handle attribute #{name}") unless provider.respond_to?(setter)
      provider.public_send(setter, wanted)
    end

    def event_name = nil

    # The message of a change.
    def change_to_s(current, wanted)
      return "defined '#{name}' as #{should_to_s(wanted)}" if current == :absent
      return "undefined '#{name}' from #{is_to_s(current)}" if [:absent, [:absent]].include?(wanted)

      "#{name} changed #{is_to_s(current)} to #{should_to_s(wanted)}"
    end

    def is_to_s(value) = self.class.format_value_for_display(value)
    def should_to_s(value) = self.class.format_value_for_display(value)

    private

    def call_value_method(entry, wanted)
      send(entry.method)
    rescue Puppet::Error
      raise
    rescue StandardError => e
      error = ResourceError.new("Could not set '#{wanted}' on #{name}: #{e}", resource.file, resource.line, e)
      error.set_backtrace(e.backtrace)
      Puppet.log_exception(e, error.message)
      raise error
    end
  end
end

require 'puppet/property/ensure'
