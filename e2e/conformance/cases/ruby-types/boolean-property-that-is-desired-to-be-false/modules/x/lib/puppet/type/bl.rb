require 'puppet/parameter/boolean'
require 'puppet/property/boolean'
Puppet::Type.newtype(:bl) do
  newparam(:name, namevar: true)
  newparam(:flag, boolean: true, parent: Puppet::Parameter::Boolean)
  newproperty(:on, boolean: true, parent: Puppet::Property::Boolean)
end
