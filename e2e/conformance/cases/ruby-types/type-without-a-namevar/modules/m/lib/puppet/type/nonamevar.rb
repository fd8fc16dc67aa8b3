Puppet::Type.newtype(:nonamevar) do
  newproperty(:size) { newvalues(/\d+/) }
end
