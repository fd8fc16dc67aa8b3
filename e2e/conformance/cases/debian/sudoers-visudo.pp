# case: {"look": ["/etc/sudoers", "/etc/sudoers.d", "group:wheel"], "between": ["echo '# x' >> /etc/sudoers.d/wheel"]}
package { 'sudo': ensure => installed }
group { 'wheel': ensure => present, system => true }
file { '/etc/sudoers.d/wheel': content => "%wheel ALL=(ALL:ALL) NOPASSWD: ALL\n", mode => '0440', validate_cmd => '/usr/sbin/visudo -cf %', require => Package['sudo'] }
file { '/etc/sudoers.d/bad': content => "this is not sudoers\n", mode => '0440', validate_cmd => '/usr/sbin/visudo -cf %', require => Package['sudo'] }
file { '/etc/sudoers.d/README': ensure => file, mode => '0440' }
exec { '/usr/sbin/visudo -c -q': logoutput => true, require => File['/etc/sudoers.d/wheel'] }
