# case: {"look":["/etc/apt"]}
file { '/etc/apt/apt.conf.d/90local': content => "APT::Install-Suggests \"0\";\nAcquire::Retries \"3\";\n" }
file { '/etc/apt/preferences.d/curl': content => "Package: curl\nPin: version 7.*\nPin-Priority: 900\n" }
file { '/etc/apt/sources.list.d/extra.list': content => "deb http://deb.debian.org/debian bookworm-backports main\n", notify => Exec['apt update'] }
exec { 'apt update': command => '/usr/bin/true', refreshonly => true }
package { ['apt-transport-https', 'ca-certificates', 'gnupg', 'lsb-release', 'software-properties-common']: ensure => installed }
exec { 'apt-mark hold gnupg': path => '/usr/bin:/bin', unless => 'apt-mark showhold | grep -qx gnupg', require => Package['gnupg'] }
package { 'no-such-tool': ensure => installed }
