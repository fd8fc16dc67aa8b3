Puppet::Type.type(:bl).provide(:ruby) do
  def on; Puppet.notice("#{resource[:flag].inspect} #{resource.flag?.inspect} #{resource[:on].inspect}"); :false; end
  def on=(v); Puppet.notice("on=#{v.inspect}"); end
end
