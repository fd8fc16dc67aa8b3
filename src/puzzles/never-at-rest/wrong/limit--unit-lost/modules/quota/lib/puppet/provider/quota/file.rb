# Keeps each limit in a file.
Puppet::Type.type(:quota).provide(:file) do
  desc 'A file for each user in /etc/quotas.'

  def limit
    File.read(path).chomp
  end

  def limit=(value)
    File.write(path, "#{value}\n")
  end

  def path
    "/etc/quotas/#{resource[:name]}"
  end
end
