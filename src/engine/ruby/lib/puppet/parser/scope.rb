# A scope of the manifests as seen by Ruby: it queries the engine for variables and other data by the scope's number.
require 'puppet/parser/functions'

module Puppet
  module Parser
    class Scope
      include Util::Logging
      include Functions::Methods

      attr_reader :number

      # Returns the scope with a number, always as the same object.
      def self.of(number)
        (@known ||= {})[number] ||= new(number)
      end

      def self.top = of(Bunraku.ask('scope_top'))

      def self.true?(value) = ![nil, false, '', :undef].include?(value)

      def initialize(number)
        @number = number
        # Values assigned by Ruby. If a template changes such a hash in place, later templates see the change.
        @assigned = {}
      end

      def lookupvar(name, _options = {})
        unless name.is_a?(String)
          raise Puppet::ParseError, "Scope variable name #{name.inspect} is a #{name.class}, not a string"
        end

        return @assigned[name] if @assigned.key?(name)

        found, value, reason = Bunraku.ask('scope_variable', number, name)
        return Bunraku::Values.decode(value) if found

        # Puppet 2.7 returns a symbol for an unknown variable.
        Bunraku.ask('release_has', 'scopes have no index method') ? :undefined : unknown_variable(value, reason)
      end

      def [](name, options = {})
        if Bunraku.ask('release_has', 'scopes have no index method')
          raise NoMethodError, "undefined method `[]' for #<Puppet::Parser::Scope:0xX>"
        end

        lookupvar(name, options)
      end


      def setvar(name, value, _options = {})
        unless name.is_a?(String)
          raise Puppet::ParseError, "Scope variable name #{name.inspect} is a #{name.class}, not a string"
        end

        Bunraku.ask('scope_assign', number, name, Bunraku::Values.encode(value))
        @assigned[name] = value
      end
      alias []= setvar

      # True if a variable exists and has a value.
      def include?(name)
        catch(:undefined_variable) { return ![nil, :undefined].include?(lookupvar(name)) }
        false
      end

      def exist?(name) = Bunraku.ask('scope_exists', number, name.to_s)
      def bound?(name) = Bunraku.ask('scope_bound', number, name.to_s)

      # All variables that can be read here by their unqualified names.
      def to_hash(recursive = true, include_undef = false)
        Bunraku::Values.decode(Bunraku.ask('scope_variables', number, recursive, include_undef))
      end

      # Calls a function by name; like any list, a hash of arguments is spread into pairs. A file may define Puppet 3
      # functions under more names than its own.
      def call_function(name, args = [], &block)
        given = [*args]
        Bunraku::Blocks.call_function(self, name, given, block) do
          legacy = :"function_#{name}"
          raise ArgumentError, "Unknown function '#{name}'" unless Puppet::Parser::Functions.info(name)

          send(legacy, given)
        end
      end

      def compiler = Compiler.current
      def catalog = compiler.catalog
      def environment = compiler.environment
      def node = compiler.node
      def facts = node.facts

      # The resource whose code runs in this scope.
      def resource
        reference = Bunraku.ask('scope_resource', number)
        reference && Resource.named(reference)
      end

      def source
        name, type = Bunraku.ask('scope_source', number)
        name && Source.new(name, type.to_sym)
      end

      def findresource(type, title = nil) = catalog.resource(type, title)

      def find_hostclass(name)
        name = name.to_s.delete_prefix('::').downcase
        Source.new(name, :hostclass) if Bunraku.ask('class_known', name)
      end

      def find_definition(name)
        name = name.to_s.delete_prefix('::').downcase
        Source.new(name, :definition) if Bunraku.ask('define_known', name)
      end

      def class_scope(found)
        number = Bunraku.ask('scope_of_class', found.respond_to?(:name) ? found.name : found.to_s)
        number && self.class.of(number)
      end

      def find_global_scope = self.class.top
      def compiler_topscope = self.class.top
      def parent_module_name = Bunraku.ask('scope_caller_module', number)
      def module_name = Bunraku.ask('scope_module', number)
      def is_topscope? = self.class.top.number == number
      def is_classscope? = source&.type == :hostclass
      def is_nodescope? = source&.type == :node
      def lookupdefaults(_type) = {}
      def to_s = Bunraku.ask('scope_text', number)
      alias inspect to_s

      def ==(other) = other.is_a?(Scope) && other.number == number
      alias eql? ==
      def hash = number.hash

      def send_log(level, message)
        Bunraku.ask('scope_log', number, level.to_s, message.to_s)
        nil
      end

      # Calls `function_x([…])` through the Puppet 3 API, wherever it is defined.
      def method_missing(name, *args, &block)
        function = name[/\Afunction_(.*)\z/, 1]
        return super if function.nil? || !Functions.function(function)
        return public_send(name, *args) if Functions.info(function)

        Functions.call_with_list(self, function, args, block)
      end

      def respond_to_missing?(name, include_private = false)
        function = name[/\Afunction_(.*)\z/, 1]
        function ? !!Functions.function(function) : super
      end

      # The owner of a scope: a class, a define or a node.
      Source = Struct.new(:name, :type) do
        def module_name = name.split('::').first
        def to_s = type == :hostclass ? "Class[#{Bunraku.capitalize_segments(name)}]" : name
      end

      private

      def unknown_variable(name, reason)
        begin
          throw(:undefined_variable, reason)
        rescue UncaughtThrowError
          text = "Undefined variable '#{name}'; #{reason}"
          case Bunraku.ask('strictness')&.to_sym || Puppet[:strict]
          when :error then raise ArgumentError, text
          when :warning then Puppet.warn_once('undefined_variables', "Variable: #{name}", text)
          end
        end
        nil
      end
    end
  end
end
