Puppet::Type.newtype(:vault) do
  ensurable
  newparam(:path, namevar: true)
end
