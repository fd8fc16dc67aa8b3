Puppet::Type.newtype(:waiter) do
  newparam(:name)
  newproperty(:value)
end
