# A door of the shop.
Puppet::Type.newtype(:door) do
  @doc = 'A line of /etc/doors.'

  newparam(:name, namevar: true) do
    desc 'The name of the door.'
    validate do |value|
      raise ArgumentError, "#{value} has an equals sign" if value.include?('=')
    end
  end

  newproperty(:state) do
    desc 'Whether it is open or closed.'
    newvalues(:open, :closed, :unlocked)
  end
end
