# The attributes of a feature flag. The provider reads and writes them.
Puppet::Type.newtype(:feature_flag) do
  @doc = 'A feature of the application that is switched on or off.'

  ensurable

  newparam(:name, namevar: true) do
    desc 'The name of the feature: small letters, digits and underscores.'

    validate do |value|
      raise ArgumentError, "#{value} is no name of a feature" unless value.match?(/\A[a-z][a-z0-9_]*\z/)
    end
  end

  newproperty(:state) do
    desc 'Whether the feature is offered.'
    newvalues(:on, :off)
    defaultto :off
  end

  # If the catalog manages the file, it comes before the flag.
  autorequire(:file) { '/etc/app/flags.conf' }
end
