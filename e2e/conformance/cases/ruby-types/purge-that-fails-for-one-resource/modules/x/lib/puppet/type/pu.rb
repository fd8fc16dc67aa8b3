Puppet::Type.newtype(:pu) do
  ensurable
  newparam(:name, namevar: true)
  newproperty(:v)
end
