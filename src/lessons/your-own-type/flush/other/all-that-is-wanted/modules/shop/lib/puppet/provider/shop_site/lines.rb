# Keeps the settings of a site as lines `name=value` of a file.
Puppet::Type.type(:shop_site).provide(:lines) do
  desc 'Files /etc/NAME.site.'

  def port
    settings['port']
  end

  def port=(value)
    @is_stale = true
  end

  def root
    settings['root']
  end

  def root=(value)
    @is_stale = true
  end

  def flush
    return unless @is_stale

    write(settings.merge('port' => resource[:port], 'root' => resource[:root]))
  end

  private

  def path
    "/etc/#{resource[:name]}.site"
  end

  def settings
    File.readlines(path, chomp: true).to_h { |line| line.split('=', 2) }
  end

  # The server reloads the file each time.
  def write(settings)
    File.write(path, settings.map { |name, value| "#{name}=#{value}\n" }.join)
    File.write('/var/tmp/reloads', "reloaded\n", mode: 'a')
  end

  # The changes by name, empty at first.
  def changes
    @changes ||= {}
  end
end
