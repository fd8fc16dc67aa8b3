# Keeps hosts as lines of one file.
Puppet::Type.type(:allowed_host).provide(:lines) do
  desc 'Lines of /etc/allowed_hosts.'

  # All hosts of the list. Each read adds a line to /var/tmp/reads.
  def self.hosts
    File.write('/var/tmp/reads', "read\n", mode: 'a')
    path = '/etc/allowed_hosts'
    File.exist?(path) ? File.readlines(path, chomp: true) : []
  end

  def exists?
    self.class.hosts.include?(resource[:name])
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
