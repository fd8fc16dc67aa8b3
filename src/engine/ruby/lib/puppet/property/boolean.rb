# A property that is true or false, in any of the usual spellings.
require 'puppet/property'
require 'puppet/coercion'

class Puppet::Property::Boolean < Puppet::Property
  def unsafe_munge(given) = Puppet::Coercion.boolean(given)
end
