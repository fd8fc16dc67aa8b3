# Blocks that cross between manifests and Ruby: each side keeps its own and gives the other side a number.
module Bunraku
  # Control flow of the manifests (`next`, `return`, `break`, a data function's `not_found`) that passes through Ruby,
  # which must not rescue it.
  class Jump < Exception; end

  # A lambda of the manifests, callable like a Ruby block.
  class ManifestBlock < Proc
    attr_reader :number

    def self.of(frame)
      return nil if frame.nil?

      number = frame['n']
      block = new { |*args| Values.decode(Bunraku.ask('block_call', number, Values.encode(args))) }
      block.instance_variable_set(:@number, number)
      block.instance_variable_set(:@signature, frame)
      block
    end

    def parameters = @signature['p'].map { |kind, name| [kind.to_sym, name.to_sym] }

    def arity
      required = parameters.count { |kind, _| kind == :req }
      required == parameters.length ? required : -required - 1
    end
  end

  module Blocks
    class << self
      # Calls a Puppet function in a scope; the block is the fallback for an unknown name.
      def call_function(scope, name, args, block)
        given, default = with_text_as_default(name.to_s, args)
        found, value = Bunraku.ask('function_call', scope.number, name.to_s, Values.encode(given), frame(block))
        return yield unless found

        result = Values.decode(value)
        default && result == DEFAULT ? default : result
      end

      # Placeholder for a symbol passed as a lookup's default value, because in manifests a symbol would become a
      # string.
      DEFAULT = "\0default"
      private_constant :DEFAULT

      # Describes a block for the engine: a lambda by its number, a Ruby block by its parameters.
      def frame(block)
        case block
        when nil then nil
        when ManifestBlock then { 'm' => block.number }
        else { 'r' => keep(block), 'p' => block.parameters.map { |kind, name| [kind.to_s, (name || :x).to_s] } }
        end
      end

      def kept = (@kept ||= [])

      private

      # The arguments of a lookup with the placeholder instead of a symbol as default, and that symbol.
      def with_text_as_default(name, args)
        at = { 'lookup' => 3, 'hiera' => 1, 'hiera_array' => 1, 'hiera_hash' => 1 }[name]
        return [args, nil] if at.nil?

        options = args.last
        if args[at].is_a?(Symbol)
          [args.each_with_index.map { |each, index| index == at ? DEFAULT : each }, args[at]]
        elsif options.is_a?(Hash) && options['default_value'].is_a?(Symbol)
          [[*args[0...-1], options.merge('default_value' => DEFAULT)], options['default_value']]
        else
          [args, nil]
        end
      end

      def keep(block)
        kept << block
        kept.length - 1
      end
    end
  end

  module Api
    # Calls a Ruby block that was passed to a Puppet function.
    def self.call_block(number, args)
      Values.encode(Blocks.kept.fetch(number).call(*Values.decode(args)))
    end
  end
end
