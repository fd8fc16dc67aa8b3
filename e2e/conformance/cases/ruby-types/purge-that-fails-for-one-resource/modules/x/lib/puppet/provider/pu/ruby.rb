Puppet::Type.type(:pu).provide(:ruby) do
  mk_resource_methods
  def self.instances; %w[keep gone stuck].map { |n| new(name: n, ensure: :present, v: '1') }; end
  def self.prefetch(rs); instances.each { |i| rs[i.name]&.provider = i }; end
  def exists?; @property_hash[:ensure] == :present; end
  def destroy; raise 'stuck' if name == 'stuck'; @property_hash.clear; end
  def create; end
end
