# Keeps hosts as lines of one file.
Puppet::Type.type(:allowed_host).provide(:lines) do
  desc 'Lines of /etc/allowed_hosts.'

  def exists?
    lines.any? { |line| line == resource[:name] }
  end

  def create
    write(lines + [resource[:name]])
  end

  def destroy
    write(lines.reject { |line| line == resource[:name] })
  end

  private

  def lines
    File.exist?('/etc/allowed_hosts') ? File.readlines('/etc/allowed_hosts', chomp: true) : []
  end

  def write(lines)
    File.write('/etc/allowed_hosts', lines.map { |line| "#{line}\n" }.join)
  end
end
