Puppet::Type.newtype(:na) do
  ensurable
  newparam(:name, namevar: true)
  newproperty(:size) { munge { |v| v.to_i } }
  newproperty(:colour)
end
