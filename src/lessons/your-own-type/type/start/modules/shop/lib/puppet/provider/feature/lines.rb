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
    File.exist?('/etc/features.conf') ? File.readlines('/etc/features.conf', chomp: true) : []
  end

  def others
    lines.reject { |line| line.start_with?("#{resource[:name]}=") }
  end

  def write(lines)
    File.write('/etc/features.conf', lines.map { |line| "#{line}\n" }.join)
  end
end
