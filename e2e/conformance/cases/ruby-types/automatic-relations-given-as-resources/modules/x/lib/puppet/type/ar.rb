Puppet::Type.newtype(:ar) do
  newparam(:name, namevar: true)
  newparam(:others, array_matching: :all)
  newproperty(:v) { def retrieve; '0'; end; def set(x); end; def insync?(is); is == should.to_s; end }
  autorequire(:ar) { self[:others] }
  autobefore(:notify) { ['n', 'nope'] }
  autonotify(:notify) { catalog.resource(:notify, 'm') }
  autosubscribe(:file) { [Puppet::Resource.new('File', '/tmp/zz'), nil, []] }
end
