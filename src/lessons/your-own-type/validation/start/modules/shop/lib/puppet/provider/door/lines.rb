# Keeps doors as lines `name=state` of one file.
Puppet::Type.type(:door).provide(:lines) do
  desc 'Lines of /etc/doors.'

  def state
    doors[resource[:name]].to_s
  end

  def state=(value)
    lines = doors.merge(resource[:name] => value)
    content = lines.map { |name, state| "#{name}=#{state}\n" }.join
    File.write('/etc/doors', content)
  end

  private

  def doors
    lines = File.readlines('/etc/doors', chomp: true)
    lines.to_h { |line| line.split('=', 2) }
  end
end
