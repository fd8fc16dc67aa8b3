# A door of the shop.
Puppet::Type.newtype(:door) do
  @doc = 'A line of /etc/doors.'

  newparam(:name, namevar: true) do
    desc 'The name of the door.'
  end

  newproperty(:state) do
    desc 'Whether it is open or closed.'
    newvalues(:open, :closed)
    aliasvalue(:unlocked, :open)
  end
end
