# Parses files of lines, each of which is a record of fields or a string that is kept unchanged.
require 'puppet'

module Puppet
  module Util
    module FileParsing
      # A kind of line.
      class FileRecord
        RESERVED = %i[record_type target on_disk].freeze
        HOOKS = %i[post_parse pre_gen to_line].freeze

        attr_accessor :absent, :joiner, :rts, :separator, :rollup, :name, :match, :block_eval
        attr_reader :type, :fields, :optional

        def initialize(type, options = {}, &block)
          @type = type.to_sym
          raise ArgumentError, "Invalid record type #{@type}" unless %i[record text].include?(@type)

          given = @type == :record ? { absent: '', separator: /\s+/, joiner: ' ', optional: [], rollup: true } : {}
          options.each { |option, value| given[option] = value unless value.nil? }
          given.each { |option, value| HOOKS.include?(option) ? define_singleton_method(option, &value) : public_send(:"#{option}=", value) }
          return unless block

          block_eval == :instance ? instance_eval(&block) : define_singleton_method(block_eval || :process, &block)
        end

        def fields=(names)
          @fields = names.map(&:to_sym)
          refused = @fields.find { |each| RESERVED.include?(each) }
          raise ArgumentError, "Cannot have fields named #{refused}" if refused
        end

        def optional=(names)
          @optional = names.map(&:to_sym)
        end

        def text? = type == :text

        # Joins the fields of a record to a line.
        def join(details)
          texts = fields.map do |field|
            value = details[field]
            next value.to_s unless [nil, :absent, [:absent]].include?(value)
            raise ArgumentError, "Field '#{field}' is required" unless optional.include?(field)

            absent
          end
          texts.compact.join(joiner)
        end
      end

      attr_writer :line_separator, :trailing_separator

      def line_separator = (@line_separator ||= "\n")
      def trailing_separator = @trailing_separator.nil? ? true : @trailing_separator
      def lines(text) = text.split(line_separator)
      def records? = !record_types.empty?
      def record_type(name) = record_types[name.to_sym]
      def fields(type) = record_type(type)&.fields&.dup
      def clear_records = record_types.clear
      def valid_attr?(type, attribute) = attribute.to_sym == :ensure || (fields(type) || []).include?(attribute.to_sym)

      def record_line(name, options, &block)
        raise ArgumentError, 'Must include a list of fields' unless options.key?(:fields)

        new_line_type(name, FileRecord.new(:record, options, &block))
      end

      def text_line(name, options, &block)
        raise ArgumentError, 'You must provide a :match regex for text lines' unless options.key?(:match)

        new_line_type(name, FileRecord.new(:text, options, &block))
      end

      def parse(text)
        lines(text).each_with_index.map do |line, index|
          parse_line(line) || begin
            error = Puppet::ResourceError.new("Could not parse line #{line.inspect}")
            error.line = index + 2
            raise error
          end
        end
      end

      # Parses a line as the first matching kind.
      def parse_line(line)
        raise Puppet::DevError, 'No record types defined; cannot parse lines' unless records?

        record_types.each_value do |record|
          found = record.text? ? handle_text_line(line, record) : handle_record_line(line, record)
          next unless found

          record.post_parse(found) if record.respond_to?(:post_parse)
          return found
        end
        nil
      end

      def handle_text_line(line, record)
        { record_type: record.name, line: line } if record.match.match?(line)
      end

      def handle_record_line(line, record)
        found = if record.respond_to?(:process) then processed(line, record)
                elsif record.match then matched(line, record)
                else divided(line, record)
                end
        found&.merge!(record_type: record.name)
      end

      def to_file(records)
        text = records.map { |record| to_line(record) }.join(line_separator)
        trailing_separator ? text + line_separator : text
      end

      def to_line(details)
        record = record_type(details[:record_type])
        raise ArgumentError, "Invalid record type #{details[:record_type].inspect}" unless record

        if record.respond_to?(:pre_gen)
          details = details.dup
          record.pre_gen(details)
        end
        return details[:line] if record.text?
        return record.to_line(details) if record.respond_to?(:to_line)

        line = record.join(details)
        record.rts ? line.sub(record.rts == true ? /\s+$/ : record.rts, '') : line
      end

      private

      def record_types = (@record_types ||= {})

      def new_line_type(name, record)
        record.name = name.to_sym
        raise ArgumentError, "Line type #{record.name} is already defined" if record_types.key?(record.name)

        record_types[record.name] = record
      end

      def processed(line, record)
        found = record.process(line.dup)
        return found if !found || found.is_a?(Hash)

        raise Puppet::DevError, "Process record type #{record.name} returned non-hash"
      end

      def matched(line, record)
        found = record.match.match(line)
        found && record.fields.zip(found.captures).to_h { |field, value| [field, value == record.absent ? :absent : value] }
      end

      # Splits a line into fields; the last field gets the rest, unless the record says otherwise.
      def divided(line, record)
        parts = line.split(record.separator == ' ' ? / / : record.separator)
        own = parts.shift(record.fields.length)
        found = record.fields.zip(own).to_h { |field, value| [field, value.nil? || value == record.absent ? :absent : value] }
        found[record.fields.last] = [found[record.fields.last], *parts].join(record.joiner) if record.rollup && parts.any?
        found
      end
    end
  end
end
