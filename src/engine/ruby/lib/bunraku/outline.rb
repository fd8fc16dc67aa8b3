# Outlines Ruby code for documentation: its calls with their arguments and blocks. The code does not run.
module Bunraku
  module Api
    class << self
      # The outline of a file, as a list of statements:
      # - a call: `c` is the method, `r` the source of the receiver, `a` the arguments, `b` the statements of the block,
      #   `doc` the first description in the block, `l` the line, `s` the source;
      # - a method: `d` is the name, `p` the parameters as `[kind, name, default]`, `l` the line.
      # Empty for a file with a syntax error.
      def outline(text) = Outline.new(text).statements
    end
  end

  # Reads one file.
  class Outline
    def initialize(text)
      @lines = text.lines
      @tree = RubyVM::AbstractSyntaxTree.parse(text)
    rescue SyntaxError
      @tree = nil
    end

    def statements = @tree ? statements_in(@tree.children.last) : []

    private

    def statements_in(node)
      return [] unless node?(node)

      nodes = node.type == :BLOCK ? node.children : [node]
      nodes.select { |each| node?(each) }.flat_map { |each| inside_modules(each) }.compact
    end

    # Statements in a module or class count as those of the file.
    def inside_modules(node)
      %i[MODULE CLASS].include?(node.type) ? statements_in(node.children.last.children.last) : [statement(node)]
    end

    def statement(node)
      case node.type
      when :ITER
        call, scope = node.children
        described = call(call)
        described&.merge(b: statements_in(scope.children.last), doc: description(scope), s: outdented(node))
      when :DEFN then { d: node.children.first, p: parameters(node.children.last), l: node.first_lineno }
      else call(node)
      end
    end

    def call(node)
      receiver, name, arguments =
        case node.type
        when :CALL then node.children
        when :FCALL then [nil, *node.children]
        when :VCALL then [nil, node.children.first, nil]
        else return
        end
      { c: name, r: receiver && source(receiver), a: list(arguments), l: node.first_lineno, s: source(node) }
    end

    def list(node)
      return [] unless node?(node)

      items = node.type == :LIST ? node.children : [node]
      items.filter_map { |each| argument(each) if node?(each) }
    end

    # `s`: the source; `t`: the text of a string, symbol or regular expression; `h`: the pairs of a hash.
    def argument(node)
      case node.type
      when :HASH then { s: source(node), h: list(node.children.first).each_slice(2).to_a }
      when :DSYM then { s: source(node), t: node.children.first.to_s }
      when :DSTR then { s: source(node), t: interpolated(node) }
      else { s: source(node), t: text(node) }
      end
    end

    def text(node)
      value = node.children.first
      case node.type
      when :STR then written(node)
      when :LIT, :SYM then value.is_a?(Symbol) ? value.to_s : (source(node) if value.is_a?(Regexp))
      when :REGX then source(node)
      end
    end

    # The text of a string as it is written, without its delimiters.
    def written(node)
      code = source(node)
      name = code[/\A<<[-~]?["']?(\w+)/, 1]
      if name
        lines = @lines.drop(node.first_lineno)
        return lines.take_while { |line| line.strip != name }.join.chomp
      end
      code[/\A%[qQ]?.(.*).\z/m, 1] || code[/\A["'](.*)["']\z/m, 1] || node.children.first
    end

    # A heredoc whole, and another string up to its first interpolation.
    def interpolated(node)
      source(node).start_with?('<<') ? written(node) : written(node)[/\A(?:(?!\#\{).)*/m]
    end

    def description(node)
      return unless node?(node)

      found = own_description(node)
      return found if found

      node.children.each do |each|
        found = description(each)
        return found if found
      end
      nil
    end

    def own_description(node)
      name, *values = node.children
      value =
        case node.type
        when :IASGN then values.first if name == :@doc
        when :FCALL then values.first&.children&.first if name == :desc
        when :ATTRASGN, :CALL then values[1]&.children&.first if %i[doc= desc].include?(values.first)
        end
      argument(value)[:t] if node?(value)
    end

    def parameters(scope)
      arguments = scope.children[1]
      required, _, optional, _, _, _, rest, _, _, block = arguments.children
      names = scope.children.first.first(required).map { |name| ['required', name, nil] }
      while optional
        value = optional.children.first
        names << ['optional', value.children.first, source(value.children.last)]
        optional = optional.children[1]
      end
      names << ['rest', rest, nil] if rest
      names << ['block', block, nil] if block
      names
    end

    # The source of a statement, with all lines moved to the left as far as its first one.
    def outdented(node) = source(node).gsub(/^[ \t]{1,#{[node.first_column, 1].max}}/) { |indent| $~.begin(0).zero? || node.first_column.zero? ? indent : '' }

    # Columns count bytes.
    def source(node)
      first, last = node.first_lineno - 1, node.last_lineno - 1
      return @lines[first].byteslice(node.first_column...node.last_column) if first == last

      [@lines[first].byteslice(node.first_column..), *@lines[(first + 1)...last], @lines[last].byteslice(0...node.last_column)].join
    end

    def node?(value) = value.is_a?(RubyVM::AbstractSyntaxTree::Node)
  end
end
