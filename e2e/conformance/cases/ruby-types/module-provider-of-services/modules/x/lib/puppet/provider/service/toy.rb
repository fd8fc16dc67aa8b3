Puppet::Type.type(:service).provide :toy, parent: :base do
  desc 'Services in files.'
  has_feature :enableable, :refreshable
  confine exists: '/var/run/toy'
  DIR = '/var/run/toy'

  def self.instances
    Dir.children(DIR).grep_v(/\./).sort.map { |name| new(name: name) }
  end

  def path(suffix = '') = "#{DIR}/#{resource[:name]}#{suffix}"
  def note(text) = File.write("#{DIR}/log", "#{text} #{resource[:name]}\n", mode: 'a')

  def status
    File.exist?(path) && File.read(path) == 'running' ? :running : :stopped
  end

  def start
    raise Puppet::Error, "cannot start #{resource[:name]}" if resource[:name] == 'bad'

    note('start')
    File.write(path, 'running')
  end

  def stop
    note('stop')
    File.write(path, 'stopped')
  end

  def restart
    note('restart')
  end

  def enabled? = File.exist?(path('.enabled')) ? :true : :false

  def enable
    note('enable')
    File.write(path('.enabled'), '')
  end

  def disable
    note('disable')
    File.delete(path('.enabled')) if File.exist?(path('.enabled'))
  end
end
