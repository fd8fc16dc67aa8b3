# case: {"look": ["/etc/exim4/update-exim4.conf.conf", "/etc/mailname", "/etc/aliases"], "packages": ["exim4-base", "exim4-config"], "between": ["systemctl stop exim4", "echo 'postmaster: root' >/etc/aliases"]}
package { 'exim4-daemon-light': ensure => installed }
file { '/etc/mailname': content => "playground.example.com\n", notify => Exec['update-exim4.conf'] }
mailalias { 'root': ensure => present, recipient => ['ops@example.com', 'admin@example.com'] }
mailalias { 'abuse': recipient => 'root' }
exec { 'update-exim4.conf': path => '/usr/sbin:/usr/bin:/sbin:/bin', refreshonly => true, require => Package['exim4-daemon-light'], notify => Service['exim4'] }
service { 'exim4': ensure => running, enable => true, require => Package['exim4-daemon-light'] }
