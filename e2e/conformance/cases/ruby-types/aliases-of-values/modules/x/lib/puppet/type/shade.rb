Puppet::Type.newtype(:shade) do
  newparam(:name)
  newparam(:mode) do
    newvalues(:on, :off)
    aliasvalue(:an, :on)
  end
  newproperty(:color) do
    newvalue(:red, event: :reddened)
    newvalue(:true)
    aliasvalue(:rot, :red)

    def retrieve
      :green
    end

    def set(value)
      Puppet.notice("#{value.inspect} #{resource[:mode].inspect} #{shouldorig.inspect}")
    end
  end
end
