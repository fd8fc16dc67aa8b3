# case: {"packages": ["tree"], "look": ["/etc/timezone"]}
Exec { path => '/usr/sbin:/usr/bin:/sbin:/bin' }

exec { 'apt-get -q -y install tree': unless => 'dpkg -s tree' }
-> exec { 'tree --version > /srv/tree.txt': provider => shell, creates => '/srv/tree.txt' }
exec { 'apt-get update': refreshonly => true, subscribe => File['/etc/apt/apt.conf.d/99local'] }
file { '/etc/apt/apt.conf.d/99local': content => "APT::Install-Recommends \"false\";\n" }
exec { 'echo "locales locales/default_environment_locale select en_US.UTF-8" | debconf-set-selections': provider => shell }
exec { 'dpkg-reconfigure -f noninteractive tzdata': refreshonly => true, subscribe => File['/etc/timezone'] }
file { '/etc/timezone': content => "Europe/Berlin\n" }
exec { 'apt-mark hold tree': unless => 'apt-mark showhold | grep -qx tree', require => Exec['apt-get -q -y install tree'] }
