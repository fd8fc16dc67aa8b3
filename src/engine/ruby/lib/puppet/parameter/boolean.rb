# A parameter that is true or false, in any of the usual spellings.
require 'puppet/parameter'
require 'puppet/coercion'

class Puppet::Parameter::Boolean < Puppet::Parameter
  def self.initvars
    super
    newvalues(*Puppet::Coercion.boolean_values)
  end

  def unsafe_munge(given) = Puppet::Coercion.boolean(given)
end
