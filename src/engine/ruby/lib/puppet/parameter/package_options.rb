# Options of a package manager: strings, or hashes of strings.
require 'puppet/parameter'

class Puppet::Parameter::PackageOptions < Puppet::Parameter
  def unsafe_validate(given)
    Array(given).each do |option|
      next if option.is_a?(String) || option.is_a?(Hash)

      fail("Expected either a string or hash of options")
    end
  end

  def unsafe_munge(given) = [given].flatten(1)
end
