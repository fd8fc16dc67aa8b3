Puppet::Type.type(:service).provide :scripted, parent: :base do
  desc 'Says what it does.'
  def start
    Puppet.notice("starting #{resource[:name]}")
    super
  end
end
