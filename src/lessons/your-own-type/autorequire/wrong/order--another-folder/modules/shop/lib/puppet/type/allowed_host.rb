# A host that can reach the shop.
Puppet::Type.newtype(:allowed_host) do
  @doc = 'A line of /etc/shop/allowed_hosts.'

  ensurable

  newparam(:name, namevar: true) do
    desc 'The name of the host.'
  end

  autorequire(:file) { '/etc' }
end
