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
        Bunraku::Values.decode(variables).each do |name, value|
          instance_variable_set(:"@#{name.gsub(/\W/, '_')}", value)
        end
        template = ERB.new(text, trim_mode: '-')
        template.filename = @__file__
        template.result(binding)
      end

      # The variables are many, and an error's text should not tell them all.
      def inspect = "#<#{self.class}>"

      def send_log(level, message)
        Bunraku.ask('log', level.to_s, message.to_s)
        nil
      end

      private

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
