# Versions of packages that compare like those of Ruby's gems.
require 'puppet/util/package'

module Puppet
  module Util
    module Package
      module Version
        class Gem < ::Gem::Version
          class ValidationFailure < ArgumentError
            def initialize(version) = super("#{version} is not a valid ruby gem version.")
          end

          def self.parse(version)
            raise ValidationFailure, version unless version.is_a?(String) && version.match?(ANCHORED_VERSION_PATTERN)

            new(version)
          end
        end
      end
    end
  end
end
