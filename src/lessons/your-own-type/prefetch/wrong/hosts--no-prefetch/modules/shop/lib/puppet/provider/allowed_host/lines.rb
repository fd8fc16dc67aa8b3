# Keeps hosts as lines of one file.
Puppet::Type.type(:allowed_host).provide(:lines) do
  desc 'Lines of /etc/allowed_hosts.'

  # All hosts of the list. Each read adds a line to /var/tmp/reads.
  def self.hosts
    File.write('/var/tmp/reads', "read\n", mode: 'a')
    File.exist?('/etc/allowed_hosts') ? File.readlines('/etc/allowed_hosts', chomp: true) : []
  end

  def self.instances
    hosts.map { |host| new(name: host, ensure: :present) }
  end

  def exists?
    @property_hash[:ensure] == :present
  end

  def create
    File.write('/etc/allowed_hosts', "#{resource[:name]}\n", mode: 'a')
  end

  def destroy
    left = self.class.hosts - [resource[:name]]
    File.write('/etc/allowed_hosts', left.map { |host| "#{host}\n" }.join)
  end
end
