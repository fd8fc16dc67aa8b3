Puppet::Type.newtype(:cmp) do
  newparam(:host, namevar: true)
  newparam(:port, namevar: true)
end
