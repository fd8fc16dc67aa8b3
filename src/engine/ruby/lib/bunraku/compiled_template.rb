# An ERB template compiled to Ruby. If the engine knows a template by number, it becomes a method of the wrapper. Such a
# template is often rendered repeatedly, and parsing Ruby takes longer than running it.
require 'erb'

module Bunraku
  class CompiledTemplate
    # Code that has a different meaning within a method, or can detect that it is in one.
    UNUSUAL = /\b(?:return|break|next|redo|retry|class|module|def|BEGIN|END|__END__|__method__|\w*binding|local_\w+|\w*eval|caller\w*)\b/
    private_constant :UNUSUAL

    class << self
      # The Ruby source of an ERB template. Compiling it takes longer than rendering a template.
      def source(text) = ERB.new(text, trim_mode: '-').src

      # The template with a number. `source` is nil for a known number.
      def numbered(number, source, file)
        (@numbered ||= {})[number] ||= new(source, file).tap { |made| made.define(:"__template_#{number}") }
      end
    end

    attr_reader :source, :path, :method_name

    # `file` is nil for an inline template.
    def initialize(source, file)
      @source = source
      @path = file || '(erb)'
    end

    def define(name)
      return if source.match?(UNUSUAL)

      block = Puppet::Parser::TemplateWrapper.class_eval("proc do #{source}\nend", path, 0)
      @method_name = Puppet::Parser::TemplateWrapper.define_method(name, &block)
    rescue SyntaxError
      # Rendering then evaluates the source itself, which raises the error with Puppet's message.
      nil
    end
  end
end
