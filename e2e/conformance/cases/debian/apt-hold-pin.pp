# case: {"look": ["/etc/apt/preferences.d/tree", "/etc/apt/apt.conf.d"], "packages": ["tree", "htop"], "between": ["apt-mark unhold htop"]}
Exec { path => '/usr/sbin:/usr/bin:/sbin:/bin' }
file { '/etc/apt/preferences.d/tree': content => "Package: tree\nPin: version 99*\nPin-Priority: 1001\n" }
-> package { 'tree': ensure => installed }
package { 'htop': ensure => installed }
-> exec { 'hold htop': command => 'apt-mark hold htop', unless => 'apt-mark showhold | grep -qx htop', logoutput => true }
file { '/etc/apt/apt.conf.d/99norecommends': content => "APT::Install-Recommends \"0\";\nAPT::Install-Suggests \"0\";\n" }
-> package { 'mailutils': ensure => installed }
exec { 'policy': command => 'apt-cache policy tree | head -n 2', logoutput => true, provider => shell, require => Package['tree'] }
