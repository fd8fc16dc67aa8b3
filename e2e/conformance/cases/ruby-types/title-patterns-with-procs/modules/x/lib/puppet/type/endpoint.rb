Puppet::Type.newtype(:endpoint) do
  def self.title_patterns
    [
      [%r{\A(\w+)://([^:]+):(\d+)\z}, [[:scheme, ->(x) { x.downcase }], [:host, ->(x) { x.downcase }], [:port]]],
      [/\A(.*)\z/, [[:host]]],
    ]
  end

  newparam(:scheme, namevar: true) do
    defaultto 'http'
  end
  newparam(:host, namevar: true)
  newparam(:port, namevar: true) do
    munge { |value| Integer(value) }
  end
  newproperty(:state) do
    defaultto :up

    def retrieve
      :down
    end

    def set(_value)
      Puppet.notice("#{resource.title}: #{resource[:scheme]} #{resource[:host]} #{resource[:port].inspect} #{resource.uniqueness_key.inspect}")
    end
  end
end
