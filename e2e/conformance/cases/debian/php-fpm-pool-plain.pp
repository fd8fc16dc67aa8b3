# case: {"services":["php8.2-fpm"],"look":["/etc/php/8.2/fpm/pool.d","/etc/php/8.2/fpm/conf.d","user:shop"]}
package { ['php8.2-fpm', 'php8.2-mysql', 'php8.2-gd', 'php8.2-mbstring']: ensure => installed }
user { 'shop': ensure => present, system => true, home => '/srv/shop' }
file { '/etc/php/8.2/fpm/pool.d/www.conf': ensure => absent, require => Package['php8.2-fpm'], notify => Service['php8.2-fpm'] }
file { '/etc/php/8.2/fpm/pool.d/shop.conf': content => "[shop]\nuser = shop\ngroup = shop\nlisten = /run/php/shop.sock\npm = ondemand\npm.max_children = 5\n", require => Package['php8.2-fpm'], notify => Service['php8.2-fpm'] }
file { '/etc/php/8.2/mods-available/custom.ini': content => "; priority=30\nmemory_limit = 512M\n", require => Package['php8.2-fpm'] }
~> exec { 'phpenmod custom': path => '/usr/sbin:/usr/bin:/bin', refreshonly => true, notify => Service['php8.2-fpm'] }
exec { 'fix_pathinfo': command => "sed -i 's/^;cgi.fix_pathinfo=1/cgi.fix_pathinfo=0/' /etc/php/8.2/fpm/php.ini", unless => "grep -q '^cgi.fix_pathinfo=0' /etc/php/8.2/fpm/php.ini", path => '/bin:/usr/bin', require => Package['php8.2-fpm'], notify => Service['php8.2-fpm'] }
service { 'php8.2-fpm': ensure => running, enable => true }
