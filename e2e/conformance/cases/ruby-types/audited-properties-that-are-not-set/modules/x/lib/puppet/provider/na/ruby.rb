Puppet::Type.type(:na).provide(:ruby) do
  mk_resource_methods
  def self.instances; [new(name: 'a', ensure: :present, size: 3, colour: 'red'), new(name: 'd', ensure: :present, size: 3), new(name: 'c', ensure: :present, size: 4, colour: :blue), new(name: 'e', ensure: :present)]; end
  def self.prefetch(rs); instances.each { |i| rs[i.name]&.provider = i }; end
  def exists?; @property_hash[:ensure] == :present; end
  def flush; Puppet.notice("flush #{name} #{@property_hash.inspect} #{@property_flush.inspect}"); end
end
