# Keeps features as lines `name=state` of one file.
Puppet::Type.type(:feature).provide(:lines) do
  desc 'Lines of /etc/features.conf.'

  def exists?
    lines.any? { |line| line.start_with?("#{resource[:name]}=") }
  end

  def create
    write(lines + ["#{resource[:name]}=#{resource[:state]}"])
  end

  def destroy
    write(others)
  end

  def state
    own = lines.find { |line| line.start_with?("#{resource[:name]}=") }
    own.split('=', 2).last
  end

  def state=(value)
    write(others + ["#{resource[:name]}=#{value}"])
  end

  private

  def lines
    path = '/etc/features.conf'
    File.exist?(path) ? File.readlines(path, chomp: true) : []
  end

  def others
    lines.reject { |line| line.start_with?("#{resource[:name]}=") }
  end

  def write(lines)
    content = lines.map { |line| "#{line}\n" }.join
    File.write('/etc/features.conf', content)
  end
end
