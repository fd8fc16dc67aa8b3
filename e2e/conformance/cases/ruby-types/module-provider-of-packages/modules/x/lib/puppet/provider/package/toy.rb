Puppet::Type.type(:package).provide :toy, parent: Puppet::Provider::Package do
  desc 'Packages in a file.'
  has_feature :installable, :uninstallable, :versionable, :upgradeable, :install_options

  def self.file = '/var/toy/installed'

  def self.rows
    File.exist?(file) ? File.readlines(file, chomp: true).to_h { |line| line.split(' ', 2) } : {}
  end

  def self.write(rows)
    File.write(file, rows.map { |name, version| "#{name} #{version}\n" }.join)
  end

  def self.note(text)
    File.write('/var/toy/log', "#{text}\n", mode: 'a')
  end

  def self.instances
    rows.map { |name, version| new(name: name, ensure: version, provider: name()) }
  end

  def query
    version = self.class.rows[resource[:name]]
    version && { name: resource[:name], ensure: version, provider: self.class.name }
  end

  def latest
    '9.9'
  end

  def install
    raise Puppet::Error, 'no such package' if resource[:name] == 'broken'

    wanted = resource[:ensure]
    version = wanted.is_a?(Symbol) ? (wanted == :latest ? latest : '5.0') : wanted
    self.class.note("install #{resource[:name]} #{version} #{resource[:install_options].inspect}")
    self.class.write(self.class.rows.merge(resource[:name] => version))
  end

  def update
    self.class.note("update #{resource[:name]}")
    install
  end

  def uninstall
    self.class.note("uninstall #{resource[:name]}")
    self.class.write(self.class.rows.reject { |name, _| name == resource[:name] })
  end
end
