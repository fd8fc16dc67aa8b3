# File modes as strings: octal numbers, and changes such as `u=rw,g+X`.
require 'puppet'

module Puppet
  module Util
    module SymbolicFileMode
      BITS = { 'r' => 4, 'w' => 2, 'x' => 1 }.freeze
      SHIFTS = { 'u' => 6, 'g' => 3, 'o' => 0 }.freeze
      SPECIAL = { 's' => { 'u' => 0o4000, 'g' => 0o2000, 'o' => 0o1000 }, 't' => Hash.new(0o1000) }.freeze
      NUMBER = /^0?[0-7]{1,4}$/
      CHANGES = /^[ugoa]*[-=+][-=+rstwxXugo]*(?:,[ugoa]*[-=+][-=+rstwxXugo]*)*$/

      def valid_symbolic_mode?(value) = normalize_symbolic_mode(value).match?(Regexp.union(NUMBER, CHANGES))
      def display_mode(value) = value.match?(NUMBER) ? value.rjust(4, '0') : value

      # A number without leading zeros; another mode as it is.
      def normalize_symbolic_mode(value)
        return value.to_s(8) if value.is_a?(Numeric)

        value&.match?(NUMBER) ? value.to_i(8).to_s(8) : value
      end

      # The number of a mode, as a change of the current one.
      def symbolic_mode_to_int(value, current = 0, is_directory = false)
        raise Puppet::Error, 'An empty mode string is illegal' if value.nil? || value == ''
        return value.to_i(8) if value.match?(/^[0-7]+$/)
        raise Puppet::Error, 'Numeric modes must be in octal, not decimal!' if value.match?(/^\d+$/)

        adds_execution = is_directory || current.anybits?(0o111)
        value.split(/\s*,\s*/).inject(current) do |mode, part|
          change_mode(mode, part, adds_execution)
        rescue Puppet::Error => e
          place = part == value ? '' : " at #{part.inspect}"
          raise Puppet::Error, "#{e.message}#{place} in symbolic mode #{value.inspect}"
        end
      end

      private

      def change_mode(mode, part, adds_execution)
        found = part.match(/^([ugoa]*)([-+=].*)$/) or raise Puppet::Error, 'Missing action'
        people = found[1].empty? ? %w[u g o] : found[1].gsub('a', 'ugo').chars.uniq
        people.inject(mode) { |changed, person| change_person(changed, mode, person, found[2], adds_execution) }
      end

      def change_person(changed, before, person, steps, adds_execution)
        shift = SHIFTS.fetch(person)
        operator = nil
        steps.each_char.inject(changed) do |mode, letter|
          if '-+='.include?(letter)
            operator = letter
            next letter == '=' ? mode & ~(7 << shift) : mode
          end
          bits = bits_of(letter, person, before, operator, adds_execution)
          operator == '-' ? mode & ~bits : mode | bits
        end
      end

      def bits_of(letter, person, before, operator, adds_execution)
        shift = SHIFTS.fetch(person)
        case letter
        when 'u', 'g', 'o' then ((before >> SHIFTS.fetch(letter)) & 7) << shift
        when 'r', 'w', 'x' then BITS.fetch(letter) << shift
        when 's', 't' then SPECIAL.fetch(letter)[person]
        when 'X'
          raise Puppet::Error, "X only works with the '+' operator" unless operator == '+'

          adds_execution ? 1 << shift : 0
        else raise Puppet::Error, 'Unknown operation'
        end
      end
    end
  end
end
