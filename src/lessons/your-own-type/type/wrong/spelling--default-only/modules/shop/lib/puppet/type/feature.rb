# A feature of the shop. The provider keeps it in a file.
Puppet::Type.newtype(:feature) do
  @doc = 'A feature of the shop that is on or off.'

  ensurable

  newparam(:name, namevar: true) do
    desc 'The name of the feature.'
  end

  newproperty(:state) do
    desc 'Whether the feature is on or off.'
    defaultto 'off'
  end
end
