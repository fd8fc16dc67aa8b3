# Keeps doors as lines `name=state` of one file.
Puppet::Type.type(:door).provide(:lines) do
  desc 'Lines of /etc/doors.'

  def state
    doors[resource[:name]].to_s
  end

  def state=(value)
    lines = doors.merge(resource[:name] => value)
    File.write('/etc/doors', lines.map { |name, state| "#{name}=#{state}\n" }.join)
  end

  private

  def doors
    File.readlines('/etc/doors', chomp: true).to_h { |line| line.split('=', 2) }
  end
end
