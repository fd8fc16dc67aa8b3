require 'puppet/provider/package'
Puppet::Type.type(:package).provide :sad, :parent => Puppet::Provider::Package do
  has_features :versionable, :holdable
  def self.instances = [new(name: 'old', ensure: '1.0', provider: :sad), new(name: 'held', ensure: '2.0', mark: :none)]

  def query
    raise Puppet::Error, 'cannot look' if resource[:name] == 'unread'
    nil
  end

  def latest
    raise 'nobody knows' if resource[:name] == 'old'
    '3.0'
  end

  def install
    raise ArgumentError, "no #{resource[:name]}" unless resource[:name] == 'held'
  end

  def update = raise(Puppet::ExecutionFailure, "Execution of 'sad' returned 1: no")
  def uninstall; end
  def disable = Puppet.notice('disabled it')
  def hold = File.write('/tmp/installed', 'held')
  def unhold; end
end
