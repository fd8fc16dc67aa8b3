# case: {"look": ["/etc/exports", "/etc/exports.d", "/srv/share", "user:statd"], "services": ["nfs-server", "rpcbind"], "between": ["echo '/srv/other *(ro)' >> /etc/exports"]}
package { 'nfs-kernel-server': ensure => installed }
file { '/srv/share': ensure => directory, mode => '2775', group => 'users' }
file { '/etc/exports': content => "/srv/share 10.0.0.0/24(rw,sync,no_subtree_check)\n", require => Package['nfs-kernel-server'], notify => Exec['exportfs -ra'] }
exec { 'exportfs -ra': path => '/usr/sbin:/usr/bin:/sbin:/bin', refreshonly => true }
service { 'rpcbind': ensure => running, enable => true, require => Package['nfs-kernel-server'] }
service { 'nfs-server': ensure => running, enable => true, require => Package['nfs-kernel-server'] }
