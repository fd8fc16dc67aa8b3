# Error helpers mixed into types and providers, and the format of a place in a message.
module Puppet
  module Util
    module Errors
      # "(file: site.pp, line: 3, column: 5)", with the known parts.
      def self.error_location(file, line = nil, column = nil)
        known = { file: file, line: line }.reject { |_, value| value.nil? || value == '' }
        known[:column] = column if known.key?(:line) && !column.nil? && column != ''
        known.empty? ? '' : "(#{known.map { |name, value| "#{name}: #{value}" }.join(', ')})"
      end

      def self.error_location_with_space(file, line = nil, column = nil)
        place = error_location(file, line, column)
        place.empty? ? place : " #{place}"
      end

      def self.error_location_with_unknowns(file, line)
        error_location(*[file, line].map { |value| value.nil? || value == '' ? 'unknown' : value })
      end

      # Raises an error of the given class, or a Puppet::Error; further arguments are its message, and the last of
      # several may be its cause.
      def fail(*args)
        kind = args.first.is_a?(Class) ? args.shift : Puppet::Error
        cause = args.pop if args.length > 1
        raise adderrorcontext(kind.new(args.join(' ')), cause)
      end

      def devfail(message) = self.fail(Puppet::DevError, message)

      # Adds the place of the raising object to an error.
      def adderrorcontext(error, other = nil)
        %i[file line].each do |part|
          next unless error.respond_to?(:"#{part}=") && respond_to?(part)

          error.public_send(:"#{part}=", error.public_send(part) || public_send(part))
        end
        error.original ||= other if error.respond_to?(:original=)
        error.set_backtrace(other.backtrace) if other.is_a?(Exception) && other.backtrace
        error
      end

      def error_context = Errors.error_location_with_space(file, line)

      # Runs a block; its errors get the place of this object, and the given class unless they are Puppet's.
      def exceptwrap(type: Puppet::DevError, message: nil)
        yield
      rescue Puppet::Error => e
        raise adderrorcontext(e)
      rescue StandardError => e
        text = message || "#{self.class} failed with error #{e.class}: #{e}"
        raise adderrorcontext(type.new(text), e)
      end
    end
  end
end
