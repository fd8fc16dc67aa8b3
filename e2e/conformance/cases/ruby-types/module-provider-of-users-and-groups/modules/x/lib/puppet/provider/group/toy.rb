Puppet::Type.type(:group).provide :toy do
  has_features :manages_members
  def self.file = '/var/toy/groups'
  def exists? = File.exist?(self.class.file)
  def create = File.write(self.class.file, [resource.should(:members)].flatten.join(','))
  def delete = File.delete(self.class.file)
  def gid = :absent
  def members = exists? ? File.read(self.class.file).split(',') : :absent
  def members=(names)
    File.write(self.class.file, names.join(','))
  end
end
