Puppet::Type.type(:cmp).provide(:ruby) do
  def exists?; Puppet.notice("#{resource[:host].inspect} #{resource[:port].inspect} #{resource.title} #{resource.uniqueness_key.inspect} #{resource[:name].inspect} #{resource.ref} #{name.inspect}"); false; end
  def create; end
end
