require 'fileutils'
require 'tempfile'
require 'tmpdir'

Puppet::Type.type(:vault).provide(:dir) do
  def exists?
    File.directory?(resource[:path])
  end

  def create
    FileUtils.mkdir_p("#{resource[:path]}/inner", mode: 0o750)
    File.open("#{resource[:path]}/key", 'w', 0o600) { |file| file.write('secret') }
    File.chmod(0o640, "#{resource[:path]}/key")
    FileUtils.touch("#{resource[:path]}/empty")
    FileUtils.chmod(0o4755, "#{resource[:path]}/empty")
    FileUtils.ln_s("#{resource[:path]}/key", "#{resource[:path]}/link")
    FileUtils.cp("#{resource[:path]}/key", "#{resource[:path]}/copy")
    FileUtils.mv("#{resource[:path]}/copy", "#{resource[:path]}/moved")
    FileUtils.chown('daemon', 'daemon', "#{resource[:path]}/moved")
    stat = File.stat("#{resource[:path]}/key")
    Puppet.notice("mode #{stat.mode.to_s(8)} uid #{stat.uid} size #{stat.size} file #{stat.file?}")
    Puppet.notice("link #{File.lstat("#{resource[:path]}/link").symlink?} #{File.symlink?("#{resource[:path]}/link")} #{File.readlink("#{resource[:path]}/link")}")
    Puppet.notice("executable #{File.executable?("#{resource[:path]}/empty")} owned #{File.owned?("#{resource[:path]}/key")}")
    Puppet.notice("moved uid #{File.stat("#{resource[:path]}/moved").uid}")
    Tempfile.create('x') { |file| file.write('abc'); file.flush; Puppet.notice("temp #{File.size(file.path)}") }
    Puppet.notice(Dir.glob("#{resource[:path]}/*").sort.inspect)
  end
end
