Puppet::Type.type(:user).provide :toy do
  has_features :manages_shell
  mk_resource_methods
  def self.file = '/var/toy/users'

  def self.instances
    File.readlines(file, chomp: true).map do |line|
      name, home, shell = line.split('|')
      new(name: name, home: home, shell: shell, ensure: :present)
    end
  end

  def self.prefetch(resources)
    instances.each { |each| resources[each.name].provider = each if resources.key?(each.name) }
  end

  def exists? = @property_hash[:ensure] == :present

  def create
    @property_hash = { name: resource[:name], ensure: :present, home: resource[:home], shell: resource.should(:shell) }
  end

  def delete
    @property_hash = { name: resource[:name], ensure: :absent }
  end

  def flush
    others = self.class.instances.reject { |each| each.name == name }
    rows = others.map { |each| [each.name, each.home, each.shell] }
    rows << [name, @property_hash[:home], @property_hash[:shell]] if exists?
    File.write(self.class.file, rows.map { |row| "#{row.join('|')}\n" }.join)
  end
end
