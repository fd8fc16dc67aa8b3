# A web site of the shop.
Puppet::Type.newtype(:shop_site) do
  @doc = 'The settings of a web site, in /etc/NAME.site.'

  newparam(:name, namevar: true) do
    desc 'The name of the site.'
  end

  newproperty(:port) do
    desc 'The port of the site.'
  end

  newproperty(:root) do
    desc 'The directory of the site.'
  end
end
