# Resource types: their declaration, and the behavior of their resources.
require 'puppet'
require 'puppet/property'
require 'puppet/parameter/boolean'
require 'puppet/util/posix'
require 'puppet/provider'
require 'puppet/resource'
require 'puppet/file_system'
require 'puppet/util/execution'
require 'bunraku/types/classes'
require 'bunraku/types/declarations'
require 'bunraku/types/features'
require 'bunraku/types/loading'
require 'bunraku/types/providers'
require 'bunraku/types/attributes'
require 'bunraku/types/states'

module Puppet
  class Type
    include Util
    include Util::Errors
    include Util::Logging
    include Comparable
    extend Bunraku::Types::Classes
    extend Bunraku::Types::Declarations
    extend Bunraku::Types::Features
    extend Bunraku::Types::Loading
    extend Bunraku::Types::Providers
    include Bunraku::Types::Attributes
    include Bunraku::Types::States

    class << self
      include Util
      include Util::Logging

      attr_accessor :name, :self_refresh
      attr_writer :doc

      def send_log(level, message)
        Bunraku.ask('log_as', to_s, level.to_s, message.to_s)
        nil
      end

      def desc(text)
        @doc = text
      end

      def doc = (@doc || '').to_s
      def to_s = @name ? "Puppet::Type::#{@name.to_s.capitalize}" : super
      def isomorphic? = @isomorphic.nil? ? true : @isomorphic
      def needs_ensure_retrieved = true
      def apply_to = (@apply_to ||= :host)
      def apply_to_device = @apply_to = :device
      def apply_to_host = @apply_to = :host
      def apply_to_all = @apply_to = :both
      def can_apply_to(target) = [:both, target == :device ? :device : :host].include?(apply_to)
    end

    attr_accessor :file, :line, :catalog, :exported, :virtual
    attr_reader :provider, :original_parameters
    attr_writer :title, :noop

    # Accepts a hash or a Puppet::Resource, because a type's own `initialize` may do anything before and after it calls
    # this one.
    def initialize(resource)
      resource = self.class.hash2resource(resource) unless resource.is_a?(Resource)
      @parameters = {}
      @tags = resource.tags.to_a
      @title = resource.type.to_s.downcase == self.class.name.to_s ? resource.title : resource.ref
      @file = resource.file || @file
      @line = resource.line || @line
      @catalog = resource.catalog || @catalog
      @exported = resource.exported unless resource.exported.nil?
      @virtual = resource.virtual unless resource.virtual.nil?
      @original_parameters = resource.to_hash
      set_all(@original_parameters)
      validate_resource
      set_sensitive_parameters(resource.sensitive_parameters)
    end

    def type = self.class.name
    def ref = (@ref ||= "#{Bunraku.capitalize_segments(type.to_s)}[#{title}]")
    def to_s = ref
    def inspect = "#<#{self.class}: #{ref}>"
    def name = self[:name]
    def virtual? = !!virtual
    def exported? = !!exported
    def isomorphic? = self.class.isomorphic?
    def self_refresh? = self.class.self_refresh
    def depthfirst? = false
    def ancestors = []
    def purging? = !!@purging
    def purging = @purging = true
    def version = 0
    def pathbuilder = path.split('/').drop(1)
    def parent = nil
    def appliable_to_host? = self.class.can_apply_to(:host)
    def appliable_to_device? = self.class.can_apply_to(:device)
    def finish = nil
    def <=>(other) = other.respond_to?(:ref) ? ref <=> other.ref : nil

    def title
      @title ||= self[:name] || devfail("Could not find namevar #{name_var} for #{self.class.name}")
    end

    # Path of the resource in the catalog.
    def path = Bunraku.known?(self) ? Bunraku.ask('path', Bunraku.number_of(self)) : "/#{ref}"

    def noop? = @noop.nil? ? Bunraku.noop?(self) : @noop
    def noop = noop?

    def tags = Bunraku.known?(self) ? Bunraku.ask('tags', Bunraku.number_of(self)) : [type.to_s] + @tags
    def tag(*names) = @tags.concat(names.flatten.map(&:to_s))
    def tagged?(*names) = names.flatten.any? { |name| tags.include?(name.to_s) }

    def tags=(names)
      tag(type, *names)
    end

    def log(message) = send_log(self[:loglevel] || :notice, message)

    def send_log(level, message, attribute = nil)
      if Bunraku.known?(self)
        Bunraku.ask('log_for', Bunraku.number_of(self), attribute, level.to_s, message.to_s)
      else
        Bunraku.ask('log_as', attribute ? "/#{ref}/#{attribute}" : "/#{ref}", level.to_s, message.to_s)
      end
      nil
    end
  end
end

require 'bunraku/types/metaparameters'
require 'bunraku/types/built_in'
require 'bunraku/types/module_providers'
