# Keeps hosts as lines of one file.
Puppet::Type.type(:allowed_host).provide(:lines) do
  desc 'Lines of /etc/allowed_hosts.'

  # All hosts of the list. Each read adds a line to /var/tmp/reads.
  def self.hosts
    File.write('/var/tmp/reads', "read\n", mode: 'a')
    path = '/etc/allowed_hosts'
    File.exist?(path) ? File.readlines(path, chomp: true) : []
  end

  def self.instances
    hosts.map { |host| new(name: host, ensure: :present) }
  end

  def self.prefetch(resources)
    instances.each do |found|
      resource = resources[found.name]
      resource.provider = found if resource
    end
  end

  def exists?
    @property_hash[:ensure] == :present
  end

  def create
    File.write('/etc/allowed_hosts', "#{resource[:name]}\n", mode: 'a')
  end

  def destroy
    left = self.class.hosts - [resource[:name]]
    content = left.map { |host| "#{host}\n" }.join
    File.write('/etc/allowed_hosts', content)
  end
end
