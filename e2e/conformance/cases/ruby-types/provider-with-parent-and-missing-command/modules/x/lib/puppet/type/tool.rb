Puppet::Type.newtype(:tool) do
  newparam(:name)
  newproperty(:said) do
    def retrieve
      'nothing'
    end

    def set(value)
      provider.say(value)
    end
  end
end
