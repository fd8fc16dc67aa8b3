# An ERB template runs as code of an object that has the variables of the scope as instance variables.
require 'erb'

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

      # Fills in the template of the file, or the given text. `variables`: those of the scope that the text needs, if they are known.
      def result(text = nil, variables = nil)
        text ||= File.read(@__file__, encoding: 'UTF-8')
        variables ||= Bunraku.ask('template_variables', scope.number, text)
        Bunraku::Values.decode(variables).each { |name, value| instance_variable_set(instance_name(name), value) }
        template = ERB.new(text, trim_mode: '-')
        template.filename = @__file__
        filled = template.result(binding)
        report_changes(variables) if text.match?(CHANGES)
        filled
      end

      # The variables are many, and an error's text should not tell them all.
      def inspect = "#<#{self.class}>"

      # What a text has that changes an array in place.
      CHANGES = /<<|!|\.(?:push|append|unshift|prepend|insert|concat|delete\w*|pop|shift|clear|replace|fill|keep_if)\b|\]\s*=[^=~>]/
      private_constant :CHANGES

      def send_log(level, message)
        Bunraku.ask('log', level.to_s, message.to_s)
        nil
      end

      private

      def instance_name(name) = :"@#{name.gsub(/\W/, '_')}"

      # An array that a template changes is changed for the manifests as well, as it is the same.
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
