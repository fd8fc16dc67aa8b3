Puppet::Type.newtype(:talker) do
  newparam(:name)
  newproperty(:state) do
    def retrieve
      info('property info')
      'old'
    end
  end
end
