# Encodes values for the bridge; `values/frames.ts` describes the forms.
module Bunraku
  # A value of the engine without a counterpart in Ruby: it can be shown, compared and passed back.
  class Held
    attr_reader :number, :kind, :text

    def initialize(number, kind, text)
      @number = number
      @kind = kind
      @text = text
    end

    def to_s = @text
    def inspect = @text
    def ==(other) = other.is_a?(Held) && other.number == @number
    alias eql? ==
    def hash = @number.hash
  end

  module Values
    # Maximum number of arrays and hashes in one value. Encoding them takes about three seconds.
    MOST_COLLECTIONS = 30_000

    class << self
      def decode(frame)
        case frame
        when Array then frame.map { |each| decode(each) }
        when Hash then decode_tagged(frame)
        else frame
        end
      end

      def encode(value)
        @collections = 0
        frame(value)
      end

      # Encodes the result of a function: objects without a counterpart stay here, and the engine gets their numbers.
      def encode_result(value)
        before, @keeps_objects = @keeps_objects, true
        encode(value)
      ensure
        @keeps_objects = before
      end

      # Objects that functions returned.
      def foreign
        @foreign ||= []
      end

      # Decoders of further kinds, by tag: blocks that receive the frame.
      def decoders
        @decoders ||= {}
      end

      # Encoders of further classes, by class or, for a class loaded on first use, by its name: blocks that receive the
      # value.
      def encoders
        @encoders ||= {}
      end

      private

      def frame(value)
        case value
        when nil, true, false then value
        when String then text(value)
        when Integer then value.abs < 2**53 ? value : { t: 'i', v: value.to_s }
        when Float then { t: 'f', v: value.finite? ? value : float_name(value) }
        when Symbol then encode_symbol(value)
        when Array then encode_array(value)
        when Hash then encode_hash(value)
        when Regexp then { t: 'Regexp', v: value.options.anybits?(7) ? value.to_s : value.source }
        when Held then { t: 'object', v: value.number }
        else encode_object(value)
        end
      end

      def decode_tagged(frame)
        value = frame['v']
        case frame['t']
        when 'h' then value.each_slice(2).to_h { |key, each| [decode(key), decode(each)] }
        when 'i' then value.to_i
        when 'f' then value.is_a?(String) ? float_named(value) : value.to_f
        when 'default' then :default
        when 'symbol' then value.to_sym
        when 'foreign' then foreign[value]
        when 'Regexp' then Regexp.new(value)
        else
          decoder = decoders[frame['t']] || decoders[frame['k']]
          return decoder.call(frame) if decoder

          frame['t'] == 'object' ? Held.new(value, frame['k'], frame['s']) : value
        end
      end

      # Adds the printed form, for reports, of an array with symbols, which the engine cannot distinguish from strings.
      def encode_array(value)
        count_collection
        items = value.map { |each| frame(each) }
        value.any?(Symbol) ? { t: 'l', v: items, s: value.inspect } : items
      end

      # Adds the printed form, for reports, of a hash with symbols, which the engine cannot distinguish from strings.
      def encode_hash(value)
        count_collection
        items = []
        value.each { |key, each| items << frame(key) << frame(each) }
        value.keys.any?(Symbol) ? { t: 'h', v: items, s: value.inspect } : { t: 'h', v: items }
      end

      # A small value may be very large when it is encoded, if its parts occur many times.
      def count_collection
        @collections += 1
        raise "Stopped at a value with more than #{MOST_COLLECTIONS} arrays and hashes" if @collections > MOST_COLLECTIONS
      end

      # Converts a string to valid UTF-8 for JSON.
      def text(value)
        return value if value.encoding == Encoding::UTF_8 && value.valid_encoding?

        value.dup.force_encoding('UTF-8').scrub
      end

      def encode_symbol(value)
        case value
        when :undef then nil
        when :default then { t: 'default' }
        else { t: 'symbol', v: value.to_s }
        end
      end

      def encode_object(value)
        kind = encoders.keys.find { |each| each.is_a?(String) ? named?(value.class, each) : value.is_a?(each) }
        return encoders[kind].call(value) if kind

        return frame(value.to_hash) if value.respond_to?(:to_hash)
        return frame(value.to_ary) if value.respond_to?(:to_ary)

        @keeps_objects ? { t: 'foreign', v: foreign.push(value).size - 1, c: value.class.to_s, s: value.to_s } : value.to_s
      end

      def named?(kind, name) = kind.ancestors.map(&:name).include?(name)

      def float_name(value)
        return 'NaN' if value.nan?

        value.positive? ? 'Infinity' : '-Infinity'
      end

      def float_named(name)
        { 'NaN' => Float::NAN, 'Infinity' => Float::INFINITY, '-Infinity' => -Float::INFINITY }.fetch(name)
      end
    end
  end
end
