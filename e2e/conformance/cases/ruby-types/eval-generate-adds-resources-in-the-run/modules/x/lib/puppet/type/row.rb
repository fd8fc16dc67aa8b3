Puppet::Type.newtype(:row) do
  newparam(:name)
  newproperty(:color) do
    def retrieve
      'red'
    end

    def set(value)
      Puppet.notice("#{resource[:name]} is #{value}")
    end
  end
end
