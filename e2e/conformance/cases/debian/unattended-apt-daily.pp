# case: {"look":["/etc/apt/apt.conf.d/20auto-upgrades","/etc/apt/apt.conf.d/52local"],"services":["unattended-upgrades","apt-daily.timer","apt-daily-upgrade.timer"]}
package { ['unattended-upgrades', 'apt-listchanges', 'needrestart']: ensure => installed }
file { '/etc/apt/apt.conf.d/20auto-upgrades': content => "APT::Periodic::Update-Package-Lists \"1\";\nAPT::Periodic::Unattended-Upgrade \"1\";\n", require => Package['unattended-upgrades'] }
file { '/etc/apt/apt.conf.d/52local': content => "Unattended-Upgrade::Mail \"root\";\n" }
service { 'unattended-upgrades': ensure => running, enable => true, require => Package['unattended-upgrades'] }
service { ['apt-daily.timer', 'apt-daily-upgrade.timer']: ensure => running, enable => true }
file { '/etc/needrestart/conf.d/auto.conf': content => "\$nrconf{restart} = 'a';\n", require => Package['needrestart'] }
