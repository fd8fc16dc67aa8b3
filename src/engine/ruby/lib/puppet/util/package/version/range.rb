# Ranges of versions, such as `>=1.0 <2.0`, of any class of versions.
require 'puppet/util/package'

module Puppet
  module Util
    module Package
      module Version
        class Range
          class ValidationFailure < ArgumentError; end

          class Simple
            def initialize(version) = @version = version
            def to_s = "#{self.class::SIGN}#{@version}"
            def to_gem_version = "#{self.class::SIGN.empty? ? '=' : self.class::SIGN} #{@version}"
            def include?(version) = version.public_send(self.class::METHOD, @version)
          end

          # A class for each operator.
          CLASSES = { 'Gt' => '>', 'GtEq' => '>=', 'Lt' => '<', 'LtEq' => '<=', 'Eq' => '' }.to_h do |name, sign|
            made = const_set(name, Class.new(Simple))
            made.const_set(:SIGN, sign)
            made.const_set(:METHOD, sign.empty? ? :== : sign.to_sym)
            [sign, made]
          end.freeze

          class MinMax
            def initialize(low, high)
              @low = low
              @high = high
            end

            def to_s = "#{@low} #{@high}"
            def to_gem_version = "#{@low}, #{@high}"
            def include?(version) = @low.include?(version) && @high.include?(version)
          end

          def self.parse(text, version_class)
            raise ValidationFailure, "Unable to parse '#{text}' as a string" unless text.is_a?(String)

            low, high = text.split(/\s+/).map { |part| parse_part(part, version_class) }
            high ? MinMax.new(low, high) : low
          end

          def self.parse_part(part, version_class)
            found = part.match(/\A([<>=]*)(.+)\Z/) or raise ValidationFailure, "Unable to parse '#{part}' as a version range identifier"
            kind = CLASSES[found[1]] or raise ValidationFailure, "Operator '#{found[1]}' is not implemented"
            kind.new(version_class.parse(found[2]))
          end
          private_class_method :parse_part
        end
      end
    end
  end
end
