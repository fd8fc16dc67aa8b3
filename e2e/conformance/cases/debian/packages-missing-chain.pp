# case: {"look": ["/etc/nosuch.conf"]}
$packages = ['vim', 'htop', 'emacs-nosuch', 'golang-1.99']
package { $packages: ensure => installed }
file { '/etc/nosuch.conf': content => "x\n", require => Package['emacs-nosuch'] }
service { 'nosuch': ensure => running, subscribe => File['/etc/nosuch.conf'] }
package { 'python': ensure => installed }
package { 'mysql-server': ensure => installed }
package { 'openjdk-8-jdk': ensure => latest }
package { 'php7.4': ensure => '7.4.3' }
package { 'libssl1.1': ensure => absent }
package { 'nginx-extras-nosuch': ensure => purged }
