# Puppet.lookup and Puppet.override: values by name; the engine provides those about the environment.
module Puppet
  class Context
    class UndefinedBindingError < Puppet::Error; end

    class << self
      def bindings = (@bindings ||= [{}])

      def lookup(name)
        found = bindings.reverse_each.find { |each| each.key?(name) }
        return value(found[name]) if found
        return yield if block_given?

        case name
        when :current_environment, :root_environment then Node::Environment.current
        when :environments then Node::Environment
        when :trusted_information then nil
        else raise UndefinedBindingError, "Unable to lookup '#{name}'"
        end
      end

      def with(more)
        bindings.push(more)
        yield
      ensure
        bindings.pop
      end

      private

      def value(binding) = binding.is_a?(Proc) ? binding.call : binding
    end
  end

  class Node
    autoload :Facts, 'puppet/node/facts'

    # The only environment, which is the project's.
    class Environment
      attr_reader :name, :manifest, :modulepath

      def self.current = (@current ||= new)
      def self.get(_name) = current
      def self.get!(_name) = current
      def self.list = [current]
      def self.get_conf(_name) = current

      def initialize
        @name = Puppet[:environment].to_sym
        @manifest = Puppet[:manifest]
        @modulepath = Puppet[:modulepath].split(':')
      end

      def to_s = name.to_s
      def to_sym = name
      def full_modulepath = modulepath
      def known_resource_types = Bunraku::KnownTypes.new
      def modules = Bunraku.ask('modules').map { |each| Module.new(each['name'], each['path'], self) }
      def modules_by_path = { modulepath.first => modules }
      def module(name) = modules.find { |each| each.name == name.to_s }
      def environment_timeout = 0
    end
  end

  class Module
    attr_reader :name, :path, :environment

    # The module with a name in the current environment.
    def self.find(name, _environment = nil) = Node::Environment.current.module(name)

    def initialize(name, path, environment = nil)
      @name = name
      @path = path
      @environment = environment
    end

    def file(path) = existing('files', path)
    def template(path) = existing('templates', path)
    def manifests = "#{path}/manifests"
    def lib = "#{path}/lib"
    alias plugin_directory lib
    def metadata_file = "#{path}/metadata.json"
    def metadata = (@metadata ||= File.exist?(metadata_file) ? JSON.parse(File.read(metadata_file)) : {})
    def version = metadata['version']
    def author = metadata['author']
    def forge_name = metadata['name']
    def dependencies = metadata['dependencies']

    private

    def existing(folder, name)
      found = name ? File.join(path, folder, name) : File.join(path, folder)
      found if File.exist?(found)
    end
  end

  class << self
    def lookup(name, &block) = Context.lookup(name, &block)
    def override(bindings, _description = '', &block) = Context.with(bindings, &block)
    def push_context(bindings, _description = '') = Context.bindings.push(bindings)
    def pop_context = Context.bindings.pop
  end
end
