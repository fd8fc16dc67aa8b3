# Keeps hosts as lines of one file.
Puppet::Type.type(:allowed_host).provide(:lines) do
  desc 'Lines of /etc/allowed_hosts.'

  def exists?
    false
  end

  def create
    write(lines + [resource[:name]])
  end

  def destroy
  end

  private

  def lines
    path = '/etc/allowed_hosts'
    File.exist?(path) ? File.readlines(path, chomp: true) : []
  end

  def write(lines)
    content = lines.map { |line| "#{line}\n" }.join
    File.write('/etc/allowed_hosts', content)
  end
end
