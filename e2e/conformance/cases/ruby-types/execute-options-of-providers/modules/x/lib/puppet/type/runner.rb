Puppet::Type.newtype(:runner) do
  newparam(:name)
  newproperty(:state) do
    def retrieve
      'old'
    end

    def set(_value)
      provider.run_all
    end
  end
end
