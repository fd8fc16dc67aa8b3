# Renders ERB templates for the engine.
require 'puppet/parser/templatewrapper'

module Bunraku
  module Api
    class << self
      # Ruby source of an ERB template, for `render`.
      def template_source(text) = CompiledTemplate.source(text)

      # Registers templates for `render` by number, with the same arguments as there.
      def load_templates(templates)
        templates.each { |each| CompiledTemplate.numbered(*each) }
        nil
      end

      # Renders a template. `source`: its Ruby source, nil for a known number; `file`: its path, nil for an inline template;
      # `name`: as written in the manifest; `variables`: the scope's variables that the template mentions; `changes`: true
      # if it may change an array in place.
      def render(scope, number, source, file, name, variables, changes)
        wrapper = Puppet::Parser::TemplateWrapper.new(Puppet::Parser::Scope.of(scope))
        wrapper.instance_variable_set(:@__file__, file)
        template = CompiledTemplate.numbered(number, source, file)
        wrapper.fill_in(template, variables, changes).to_s
      rescue StandardError, SyntaxError => e
        raise Puppet::ParseError, template_failure(e, file, name)
      end

      private

      def template_failure(error, file, name)
        return "Failed to parse inline template: #{error}" unless file

        path, line = place_of(error, file)
        "Failed to parse template #{name}:\n  Filepath: #{path}\n  Line: #{line}\n  Detail: #{error}\n"
      end

      # The first backtrace entry in the project; for a syntax error the place is in the message.
      def place_of(error, file)
        shim = File.dirname(__dir__)
        entries = error.is_a?(SyntaxError) ? [error.message] : error.backtrace || []
        found = entries.find { |each| !each.start_with?(shim) && each.match?(/\A.+?:\d+/) }
        found&.match(/\A(.+?):(\d+)/)&.captures || [file, '']
      end
    end
  end
end
