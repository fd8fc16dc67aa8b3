Puppet::Type.newtype(:mapping) do
  ensurable
  newparam(:name)
  newproperty(:value)
  newproperty(:note)
  newproperty(:target) do
    defaultto { @resource.class.defaultprovider.default_target }
  end
end
