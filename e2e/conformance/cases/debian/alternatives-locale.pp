# case: {"look": ["/etc/default/locale", "/etc/locale.gen", "/etc/timezone", "/etc/localtime", "/etc/alternatives/editor", "/etc/default/keyboard"], "between": ["update-alternatives --auto editor", "ln -sf /usr/share/zoneinfo/UTC /etc/localtime"]}
Exec { path => '/usr/sbin:/usr/bin:/sbin:/bin' }
package { ['vim', 'locales', 'tzdata']: ensure => present }
exec { 'editor': command => 'update-alternatives --set editor /usr/bin/vim.basic', unless => 'update-alternatives --query editor | grep -q "^Value: /usr/bin/vim.basic"', require => Package['vim'] }
exec { 'editor none': command => 'update-alternatives --set editor /usr/bin/emacs', require => Package['vim'] }
file { '/etc/locale.gen': content => "en_US.UTF-8 UTF-8\nde_DE.UTF-8 UTF-8\n", require => Package['locales'] }
~> exec { 'locale-gen': refreshonly => true, logoutput => true }
-> exec { 'update-locale LANG=de_DE.UTF-8': unless => 'grep -q LANG=de_DE.UTF-8 /etc/default/locale' }
file { '/etc/timezone': content => "Europe/Berlin\n" }
file { '/etc/localtime': ensure => link, target => '/usr/share/zoneinfo/Europe/Berlin' }
exec { 'dpkg-reconfigure -f noninteractive tzdata': refreshonly => true, subscribe => [File['/etc/timezone'], File['/etc/localtime']], logoutput => true }
