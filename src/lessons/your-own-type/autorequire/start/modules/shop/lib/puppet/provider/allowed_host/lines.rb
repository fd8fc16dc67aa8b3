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
    File.exist?('/etc/shop/allowed_hosts') ? File.readlines('/etc/shop/allowed_hosts', chomp: true) : []
  end

  def write(lines)
    File.write('/etc/shop/allowed_hosts', lines.map { |line| "#{line}\n" }.join)
  end
end
