# An ERB template as Ruby. One that the engine knows by a number is often filled in again and again: as a method of the wrapper, since to read
# Ruby takes longer than to run it.
require 'erb'

module Bunraku
  class CompiledTemplate
    # What means something else within a method, or can tell that it is one.
    UNUSUAL = /\b(?:return|break|next|redo|retry|class|module|def|BEGIN|END|__END__|__method__|\w*binding|local_\w+|\w*eval|caller\w*)\b/
    private_constant :UNUSUAL

    class << self
      # The Ruby that an ERB text stands for. To make it takes longer than to fill a template in.
      def source(text) = ERB.new(text, trim_mode: '-').src

      # `source` is nil for a number that is known.
      def numbered(number, source, file)
        (@numbered ||= {})[number] ||= new(source, file).tap { |made| made.define(:"__template_#{number}") }
      end
    end

    attr_reader :source, :path, :method_name

    # `file`: nil for a text of a manifest.
    def initialize(source, file)
      @source = source
      @path = file || '(erb)'
    end

    def define(name)
      return if source.match?(UNUSUAL)

      block = Puppet::Parser::TemplateWrapper.class_eval("proc do #{source}\nend", path, 0)
      @method_name = Puppet::Parser::TemplateWrapper.define_method(name, &block)
    rescue SyntaxError
      # The source itself has the message that Puppet tells.
      nil
    end
  end
end
