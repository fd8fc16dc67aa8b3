Puppet::Type.type(:item).provide(:file) do
  mk_resource_methods

  def self.instances
    Dir.children('/tmp/items').sort.map { |name| new(name: name, ensure: :present, size: '1') }
  end

  def self.prefetch(resources)
    instances.each { |each| resources[each.name].provider = each if resources[each.name] }
  end

  def exists?
    @property_hash[:ensure] == :present
  end

  def destroy
    File.delete("/tmp/items/#{name}")
  end
end
