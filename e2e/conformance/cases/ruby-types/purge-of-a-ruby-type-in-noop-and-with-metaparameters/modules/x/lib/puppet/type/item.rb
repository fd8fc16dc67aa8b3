Puppet::Type.newtype(:item) do
  ensurable
  newparam(:name)
  newproperty(:size)
end
