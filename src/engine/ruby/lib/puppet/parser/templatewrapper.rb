# An ERB template, which runs as code of an object that has the scope's variables as instance variables.
require 'bunraku/compiled_template'

module Puppet
  module Parser
    class TemplateWrapper
      include Util::Logging

      def initialize(scope)
        @__scope__ = scope
      end

      def scope = @__scope__
      def file = @__file__

      def file=(name)
        @__file__ = Files.find_template(name)
        raise Puppet::ParseError, "Could not find template '#{name}'" unless @__file__
      end

      def has_variable?(name) = scope.include?(name.to_s)
      def classes = scope.catalog.classes
      def all_tags = scope.catalog.tags
      def tags = raise(NotImplementedError, "Call 'all_tags' instead.")
      def to_s = "template[#{@__file__ || 'inline'}]"

      # Renders the template file, or the given string.
      def result(text = nil)
        text ||= File.read(@__file__, encoding: 'UTF-8')
        variables, changes = Bunraku.ask('template_variables', scope.number, text)
        fill_in(Bunraku::CompiledTemplate.new(Bunraku::CompiledTemplate.source(text), @__file__), variables, changes)
      end

      # Renders a template. `variables`: the scope's variables that the template needs; `changes`: true if it may change
      # an array in place.
      def fill_in(template, variables, changes)
        Bunraku::Values.decode(variables).each { |name, value| instance_variable_set(instance_name(name), value) }
        # The source begins with an extra line.
        filled = template.method_name ? __send__(template.method_name) : eval(template.source, binding, template.path, 0)
        report_changes(variables) if changes
        filled
      end

      # Leaves out the variables, because there are many and an error message should not contain them all.
      def inspect = "#<#{self.class}>"

      def send_log(level, message)
        Bunraku.ask('log', level.to_s, message.to_s)
        nil
      end

      # Before Puppet 4, an unqualified name reads a variable.
      def method_missing(name, *args)
        return super unless Bunraku.ask('release_has', 'templates have bare names')
        raise Puppet::ParseError, "Could not find value for '#{name}'" unless scope.include?(name.to_s)

        if Bunraku.ask('release_has', 'bare names are deprecated')
          text = "Variable access via '#{name}' is deprecated. Use '@#{name}' instead. #{self}:#{script_line}"
          line = "#{text}\n   (at #{BARE_NAMES}:77:in `method_missing')"
          Bunraku.ask('log', 'warning', line, 'OLD_BARE_NAME')
        end
        scope.lookupvar(name.to_s)
      end

      def respond_to_missing?(name, include_private = false)
        (Bunraku.ask('release_has', 'templates have bare names') && scope.include?(name.to_s)) || super
      end

      # The place in Puppet's own code that Debian's Puppet prints with the deprecation.
      BARE_NAMES = '/usr/lib/ruby/vendor_ruby/puppet/parser/templatewrapper.rb'
      private_constant :BARE_NAMES

      private

      def instance_name(name) = :"@#{name.gsub(/\W/, '_')}"

      # Reports changes of arrays. An array that a template changes also changes for the manifests, because in Puppet it
      # is the same object.
      def report_changes(variables)
        Bunraku::Values.decode(variables).each do |name, before|
          now = instance_variable_get(instance_name(name))
          next unless before.is_a?(Array) && now.is_a?(Array) && before != now

          Bunraku.ask('template_changed', scope.number, name, Bunraku::Values.encode(now))
        end
      end

      def script_line = caller.find { |each| each.start_with?("#{@__file__ || '(erb)'}:") }.to_s[/:(\d+):/, 1]
    end

    # Files of modules by their names in manifests.
    module Files
      class << self
        def find_template(name, _environment = nil) = Bunraku.ask('module_file', 'templates', name.to_s)
        def find_file(name, _environment = nil) = Bunraku.ask('module_file', 'files', name.to_s)
      end
    end
  end
end
