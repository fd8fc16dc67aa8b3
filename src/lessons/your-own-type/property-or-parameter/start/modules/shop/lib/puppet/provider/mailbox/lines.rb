# Keeps mailboxes as lines `name=quota` of one file.
Puppet::Type.type(:mailbox).provide(:lines) do
  desc 'Lines of /etc/mailboxes.'

  def exists?
    mailboxes.key?(resource[:name])
  end

  def create
    write(mailboxes.merge(resource[:name] => resource[:quota]))
  end

  def destroy
    write(mailboxes.reject { |name, _| name == resource[:name] })
  end

  def quota
    mailboxes[resource[:name]]
  end

  def quota=(value)
    write(mailboxes.merge(resource[:name] => value))
  end

  # The machine does not say whether to keep a copy.
  def backup
    'unknown'
  end

  def backup=(value)
  end

  private

  def mailboxes
    lines = File.readlines('/etc/mailboxes', chomp: true)
    lines.to_h { |line| line.split('=', 2) }
  end

  def write(mailboxes)
    old = File.read('/etc/mailboxes')
    File.write('/etc/mailboxes.old', old) if resource[:backup] == 'yes'
    lines = mailboxes.map { |name, quota| "#{name}=#{quota}\n" }
    File.write('/etc/mailboxes', lines.join)
  end
end
