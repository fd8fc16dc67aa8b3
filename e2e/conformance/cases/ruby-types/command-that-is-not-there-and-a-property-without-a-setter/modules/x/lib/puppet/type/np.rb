Puppet::Type.newtype(:np) do
  newparam(:name, namevar: true)
  newproperty(:v)
  newproperty(:w)
end
