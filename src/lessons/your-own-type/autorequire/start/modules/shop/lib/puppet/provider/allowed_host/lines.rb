# Keeps hosts as lines of one file.
Puppet::Type.type(:allowed_host).provide(:lines) do
  desc 'Lines of /etc/shop/allowed_hosts.'

  def exists?
    lines.include?(resource[:name])
  end

  def create
    write(lines + [resource[:name]])
  end

  def destroy
    write(lines - [resource[:name]])
  end

  private

  def lines
    path = '/etc/shop/allowed_hosts'
    File.exist?(path) ? File.readlines(path, chomp: true) : []
  end

  def write(lines)
    content = lines.map { |line| "#{line}\n" }.join
    File.write('/etc/shop/allowed_hosts', content)
  end
end
