# case: {"look":["/etc/sudoers.d"]}
package { 'sudo': ensure => latest }
file { '/etc/sudoers.d': ensure => directory, mode => '0750', purge => true, recurse => true, require => Package['sudo'] }
file { '/etc/sudoers.d/admins': content => "%admins ALL=(ALL:ALL) ALL\n", mode => '0440', validate_cmd => '/usr/sbin/visudo -cf %' }
file { '/etc/sudoers.d/broken': content => "this is wrong ALL=(\n", mode => '0440', validate_cmd => '/usr/sbin/visudo -cf %' }
group { 'admins': ensure => present }
user { 'chief': ensure => present, groups => ['admins', 'sudo'], managehome => true }
exec { 'visudo -c': path => '/usr/sbin:/usr/bin', logoutput => true, require => File['/etc/sudoers.d/admins'] }
