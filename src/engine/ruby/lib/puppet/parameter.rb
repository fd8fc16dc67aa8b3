# An attribute that determines how a resource is managed; properties are a subclass.
require 'puppet'
require 'puppet/util/errors'
require 'puppet/util/logging'
require 'puppet/parameter/value_collection'

module Puppet
  class Parameter
    include Util
    include Util::Errors
    include Util::Logging

    class << self
      include Util

      attr_accessor :name, :metaparam
      attr_reader :required_features

      def initvars
        @value_collection = ValueCollection.new
      end

      def value_collection = (@value_collection ||= ValueCollection.new)

      def desc(text)
        @doc = text
      end

      def doc = (@doc || '').to_s

      def newvalue(name, options = {}, &block) = value_collection.newvalue(name, options, &block)
      def newvalues(*names) = value_collection.newvalues(*names)
      def aliasvalue(name, other) = value_collection.aliasvalue(name, other)

      def validate(&block) = define_method(:unsafe_validate, &block)
      def munge(&block) = define_method(:unsafe_munge, &block)
      def unmunge(&block) = define_method(:unsafe_unmunge, &block)

      def defaultto(value = nil, &block)
        raise DevError, 'Either a default value or block must be provided' if value.nil? && block.nil?

        block ||= proc { value }
        define_method(:default, &block)
      end

      def nodefault
        undef_method(:default) if public_method_defined?(:default)
      end

      # True if the value is sensitive by definition.
      def sensitive(value = nil, &block) = define_method(:is_sensitive, &(block || proc { value }))

      def isnamevar
        @namevar = true
        isrequired
      end

      def isrequired
        @required = true
      end

      def isnamevar? = @namevar
      def required? = @required

      def required_features=(*names)
        @required_features = names.flatten.map { |each| each.to_s.downcase.to_sym }
      end

      def proxymethods(*names)
        names.each { |name| define_method(name) { self.class.public_send(name) } }
      end

      def format_value_for_display(value) = Bunraku.ask('show_value', Bunraku::Values.encode(value))

      def inspect = to_s
    end

    proxymethods(:required?, :isnamevar?)

    attr_accessor :resource, :parent, :sensitive

    # `options`: `resource`, and a `value` or `should`. A hash, because keywords cost ten times as much in WebAssembly.
    def initialize(options = {})
      @resource = options[:resource]
      raise DevError, "No resource set for #{self.class.name}" unless @resource

      self.value = options[:value] if options[:value]
      self.should = options[:should] if options[:should]
    end

    def name = self.class.name
    def metaparam? = self.class.metaparam
    def provider = resource.provider
    def file = resource.file
    def line = resource.line
    def version = resource.version
    def noop = resource.noop || false
    def path = "#{resource.path}/#{name}"
    def pathbuilder = [resource.pathbuilder, name]
    def tags = resource.tags.to_a + [name.to_s]
    def to_s = name.to_s
    def remove = @resource = nil
    def log(message) = send_log(resource[:loglevel] || :notice, message)
    def send_log(level, message) = resource.send_log(level, message, name.to_s)
    def format(text, *args) = text % args.map { |arg| sensitive ? '[redacted]' : arg.to_s }

    def value
      unmunge(@value) unless @value.nil?
    end

    def value=(given)
      validate(given)
      @value = munge(given)
    end

    # Validates a value: any error becomes a Puppet::Error, whatever the type's own validation raised.
    def validate(given)
      unsafe_validate(given) unless Bunraku.deferred?(given)
    rescue ArgumentError => e
      self.fail(Puppet::Error, e.to_s, e)
    rescue Puppet::Error, TypeError
      raise
    rescue StandardError => e
      raise DevError, "Validate method failed for class #{name}: #{e}", e.backtrace
    end

    def munge(given)
      Bunraku.deferred?(given) ? given : unsafe_munge(given)
    rescue Puppet::Error
      raise
    rescue StandardError => e
      raise DevError, "Munging failed for value #{given.inspect} in class #{name}: #{e}", e.backtrace
    end

    def unmunge(kept) = Bunraku.deferred?(kept) ? kept : unsafe_unmunge(kept)

    def unsafe_validate(given) = self.class.value_collection.validate(given)
    def unsafe_munge(given) = self.class.value_collection.munge(given)
    def unsafe_unmunge(kept) = kept
  end
end

require 'puppet/parameter/path'
