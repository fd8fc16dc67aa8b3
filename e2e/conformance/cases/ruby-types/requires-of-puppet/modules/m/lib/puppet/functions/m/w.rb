require 'puppet/util/feature'
require 'puppet/util/suidmanager'
require 'puppet/util/platform'
Puppet::Functions.create_function(:'m::w') do
  def w = [Puppet::Util::Platform.windows?, Puppet::Util::SUIDManager.asuser('root') { 1 }, Puppet::Util::Checksums.instance_of?(Module), Puppet::Util::SUIDManager.root?]
end
