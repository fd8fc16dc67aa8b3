# Checks the syntax of Ruby files and ERB templates without running them.
module Bunraku
  module Api
    class << self
      # Ruby's messages about files, each `[path, text]`; nil for a valid file.
      def syntax_errors(files) = files.map { |path, text| syntax_error(path, text) }

      private

      # The source of a template begins with a line of its own.
      def syntax_error(path, text)
        is_template = path.end_with?('.erb')
        source = is_template ? CompiledTemplate.source(text) : text
        RubyVM::InstructionSequence.compile(source, path, path, is_template ? 0 : 1)
        nil
      rescue SyntaxError => e
        e.message
      rescue StandardError
        nil
      end
    end
  end
end
