# Manages the resources of a type on a machine.
require 'puppet'
require 'puppet/confine'
require 'puppet/provider/command'
require 'puppet/util/execution'

module Puppet
  class Provider
    include Util
    include Util::Errors
    include Util::Logging
    include Comparable
    extend Confiner

    autoload :Package, 'puppet/provider/package'
    autoload :ParsedFile, 'puppet/provider/parsedfile'

    class << self
      include Util
      include Util::Logging

      attr_accessor :name, :resource_type
      attr_writer :source, :doc

      def initvars
        @defaults = []
        @notdefaults = []
        @commands = {}
      end

      def inherited(heir)
        super
        heir.initvars
      end

      def desc(text)
        @doc = text
      end

      def doc = (@doc || '').to_s
      def source = @source || name
      def to_s = resource_type && name ? "Puppet::Type::#{resource_type.name.to_s.capitalize}::Provider#{name.to_s.capitalize}" : super

      # Commands

      def commands(paths) = paths.each { |name, path| has_command(name, path) }
      def optional_commands(paths) = paths.each { |name, path| has_command(name, path) { is_optional } }

      def has_command(name, path, &block)
        command = Command::Definition.new(name, path)
        command.instance_eval(&block) if block
        confine(exists: path, for_binary: true) unless command.optional?
        @commands[name.to_sym] = path
        offer(name.to_sym) { |*args| command.execute(*args) }
      end

      # Path of a command; nil if the machine does not have it.
      def command(name)
        path = own_command(name.to_sym)
        raise DevError, "No command #{name} defined for provider #{self.name}" unless path

        which(path)
      end

      def own_command(name)
        @commands[name] || (superclass.own_command(name) if superclass.respond_to?(:own_command))
      end

      def execute(...) = Util::Execution.execute(...)
      def execpipe(...) = Util::Execution.execpipe(...)

      # The default of its type

      def defaultfor(*conditions) = @defaults.concat(conditions)
      def notdefaultfor(*conditions) = @notdefaults.concat(conditions)
      def default? = !default_match.nil?

      # The condition that makes the provider the default here.
      def default_match
        @defaults.find { |each| holds?(each) } if @notdefaults.none? { |each| holds?(each) }
      end

      def specificity
        (default_match || {}).length * 100 + ancestors.grep(Class).length
      end

      def fact_match(fact, values)
        known = Bunraku.fact(fact).to_s.downcase
        return false if known.empty?

        [values].flatten.any? do |value|
          value.is_a?(Regexp) ? known.match?(value) : known == value.to_s.downcase
        end
      end

      def feature_match(name) = Puppet.features.public_send(:"#{name}?")

      # Features

      def has_features(*names) = (@declared_features ||= []).concat(names.flatten.map(&:to_sym))
      alias has_feature has_features

      def declared_feature?(name) = (@declared_features || []).include?(name.to_sym)
      def supports_parameter?(parameter)
        attribute = parameter.is_a?(Class) ? parameter : resource_type.attrclass(parameter)
        raise DevError, "'#{parameter}' is not a valid parameter for #{resource_type.name}" unless attribute

        attribute.required_features.nil? || satisfies?(*attribute.required_features)
      end

      # Resources

      def instances
        raise DevError,
              "To support listing resources of this type the '#{name}' provider needs to implement an 'instances' class " \
              'method returning the current set of resources. We recommend porting your module to the simpler Resource ' \
              'API instead: https://puppet.com/search/docs?keys=resource+api'
      end

      # Defines a reader and a writer in the property hash for each attribute of the type.
      def mk_resource_methods
        (resource_type.validproperties + resource_type.parameters - [:name]).each do |attribute|
          define_method(attribute) { @property_hash[attribute].nil? ? :absent : @property_hash[attribute] }
          define_method(:"#{attribute}=") { |value| @property_hash[attribute] = value }
        end
      end

      def send_log(level, message)
        Bunraku.ask('log_as', to_s, level.to_s, message.to_s)
        nil
      end

      private

      def holds?(condition)
        condition.all? { |key, values| key == :feature ? feature_match(values) : fact_match(key, values) }
      end

      # Defines a method on the class and on its instances.
      def offer(name, &block)
        define_singleton_method(name, &block) unless singleton_class.method_defined?(name)
        define_method(name) { |*args| self.class.public_send(name, *args) } unless method_defined?(name)
      end
    end
    initvars

    attr_accessor :resource

    def initialize(given = nil)
      @property_hash = given.is_a?(Hash) ? given : {}
      @resource = given unless given.is_a?(Hash)
    end

    def name
      known = @property_hash[:name]
      return known if known
      return resource.name if resource

      raise DevError, "No resource and no name in property hash in #{self.class.name} instance"
    end

    def get(attribute) = @property_hash[attribute.to_sym] || :absent
    def set(values) = values.each { |attribute, value| @property_hash[attribute.to_sym] = value }
    def clear = @resource = nil
    def command(name) = self.class.command(name)
    def execute(...) = Util::Execution.execute(...)
    def execpipe(...) = Util::Execution.execpipe(...)
    def to_s = "#{resource}(provider=#{self.class.name})"
    def inspect = to_s
    def file = resource&.file
    def line = resource&.line
    def <=>(other) = other.is_a?(Provider) ? self.class.name <=> other.class.name : nil

    # Logs a message under the provider's own name.
    def send_log(level, message)
      Bunraku.ask('log_as', to_s, level.to_s, message.to_s)
      nil
    end
  end
end
