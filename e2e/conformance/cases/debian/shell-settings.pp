# case: {"look": ["/etc/locale.gen", "/etc/default/locale", "/etc/timezone", "/etc/localtime", "/etc/debconf.conf"]}
Exec { path => '/usr/sbin:/usr/bin:/sbin:/bin' }
file { '/etc/locale.gen': content => "en_US.UTF-8 UTF-8\n", notify => Exec['locale-gen'] }
exec { 'locale-gen': refreshonly => true, logoutput => true }
exec { 'update-locale LANG=en_US.UTF-8': unless => 'grep -q en_US /etc/default/locale', require => Exec['locale-gen'] }
exec { 'preseed': command => "echo 'postfix postfix/mailname string example.com' | debconf-set-selections", provider => shell, unless => 'debconf-get-selections | grep -q mailname' }
file { '/etc/timezone': content => "Europe/Paris\n", notify => Exec['dpkg-reconfigure -f noninteractive tzdata'] }
file { '/etc/localtime': ensure => link, target => '/usr/share/zoneinfo/Europe/Paris', notify => Exec['dpkg-reconfigure -f noninteractive tzdata'] }
exec { 'dpkg-reconfigure -f noninteractive tzdata': refreshonly => true }
exec { 'dpkg-reconfigure nosuch': returns => [0, 1], logoutput => true }
exec { 'sysctl -n kernel.ostype': logoutput => true }
exec { 'sysctl -n nosuch.key': returns => [1, 255], logoutput => true }
exec { 'locale -a': }
