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

  # Nothing on the machine says whether there should be a copy.
  def backup
    'unknown'
  end

  def backup=(value)
  end

  private

  def mailboxes
    File.readlines('/etc/mailboxes', chomp: true).to_h { |line| line.split('=', 2) }
  end

  def write(mailboxes)
    File.write('/etc/mailboxes.old', File.read('/etc/mailboxes')) if resource[:backup] == 'yes'
    File.write('/etc/mailboxes', mailboxes.map { |name, quota| "#{name}=#{quota}\n" }.join)
  end
end
