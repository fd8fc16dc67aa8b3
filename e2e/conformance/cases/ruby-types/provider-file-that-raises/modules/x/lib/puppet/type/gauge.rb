Puppet::Type.newtype(:gauge) do
  newparam(:name)
end
