# Build settings of Ruby that modules read: those of Puppet's own package on Linux.
module RbConfig
  TOPDIR = '/opt/puppetlabs/puppet'

  CONFIG = RUBY_VERSION.split('.').then do |major, minor, teeny|
    version = "#{major}.#{minor}.0"
    {
      'MAJOR' => major, 'MINOR' => minor, 'TEENY' => teeny, 'PATCHLEVEL' => RUBY_PATCHLEVEL.to_s,
      'ruby_version' => version, 'RUBY_PROGRAM_VERSION' => RUBY_VERSION, 'RUBY_API_VERSION' => "#{major}.#{minor}",
      'ruby_install_name' => 'ruby', 'RUBY_INSTALL_NAME' => 'ruby', 'RUBY_BASE_NAME' => 'ruby', 'EXEEXT' => '',
      'host_os' => 'linux', 'target_os' => 'linux', 'build_os' => 'linux',
      'host_cpu' => 'x86_64', 'target_cpu' => 'x86_64', 'build_cpu' => 'x86_64',
      'arch' => 'x86_64-linux', 'host' => 'x86_64-pc-linux-gnu', 'build' => 'x86_64-pc-linux-gnu', 'SHELL' => '/bin/sh',
      'prefix' => TOPDIR, 'exec_prefix' => TOPDIR, 'bindir' => "#{TOPDIR}/bin", 'sbindir' => "#{TOPDIR}/sbin",
      'libdir' => "#{TOPDIR}/lib", 'datadir' => "#{TOPDIR}/share", 'mandir' => "#{TOPDIR}/share/man",
      'sysconfdir' => '/etc', 'localstatedir' => '/var',
      'rubylibprefix' => "#{TOPDIR}/lib/ruby", 'rubylibdir' => "#{TOPDIR}/lib/ruby/#{version}",
      'sitedir' => "#{TOPDIR}/lib/ruby/site_ruby", 'sitelibdir' => "#{TOPDIR}/lib/ruby/site_ruby/#{version}",
      'vendordir' => "#{TOPDIR}/lib/ruby/vendor_ruby", 'vendorlibdir' => "#{TOPDIR}/lib/ruby/vendor_ruby/#{version}"
    }
  end
  MAKEFILE_CONFIG = CONFIG.dup

  def self.ruby = File.join(CONFIG['bindir'], CONFIG['ruby_install_name'])
  def self.expand(value, _config = CONFIG) = value
end
