# case: {"look": ["/etc/apt/sources.list.d", "/etc/apt/preferences.d", "/etc/apt/keyrings", "/etc/apt/apt.conf.d"], "packages": ["docker-ce"], "between": ["rm /etc/apt/sources.list.d/vendor.list"]}
package { ['ca-certificates', 'gnupg', 'apt-transport-https', 'lsb-release']: ensure => installed }
file { '/etc/apt/keyrings': ensure => directory, mode => '0755' }
file { '/etc/apt/keyrings/vendor.asc': content => "-----BEGIN PGP PUBLIC KEY BLOCK-----\nnone\n-----END PGP PUBLIC KEY BLOCK-----\n" }
file { '/etc/apt/sources.list.d/vendor.list': content => "deb [signed-by=/etc/apt/keyrings/vendor.asc] file:/srv/none ./\n", notify => Exec['apt-get update'] }
file { '/etc/apt/preferences.d/vendor.pref': content => "Package: *\nPin: origin \"\"\nPin-Priority: 100\n" }
file { '/etc/apt/apt.conf.d/99norecommends': content => "APT::Install-Recommends \"false\";\n" }
exec { 'apt-get update': path => '/usr/bin:/bin:/usr/sbin:/sbin', refreshonly => true }
package { 'docker-ce': ensure => installed, require => Exec['apt-get update'] }
package { 'docker.io': ensure => installed }
exec { 'lsb_release -cs': path => '/usr/bin:/bin', logoutput => true, require => Package['lsb-release'] }
exec { 'hold': command => 'apt-mark hold docker.io', path => '/usr/bin:/bin', unless => 'apt-mark showhold | grep -qx docker.io', require => Package['docker.io'] }
service { 'docker': ensure => running, enable => true, require => Package['docker.io'] }
