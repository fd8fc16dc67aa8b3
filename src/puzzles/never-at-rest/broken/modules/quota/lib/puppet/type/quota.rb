# A limit of the disk space for a user.
Puppet::Type.newtype(:quota) do
  @doc = 'Limits the disk space of a user.'

  newparam(:name, namevar: true) do
    desc 'The name of the user.'
  end

  newproperty(:limit) do
    desc 'The limit in gigabytes.'

    munge { |value| Integer(value) }
  end
end
