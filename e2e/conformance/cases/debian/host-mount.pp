# case: {"look": ["/etc/hosts", "/etc/fstab", "/mnt/data"], "between": ["sed -i '/db.example.com/d' /etc/hosts", "sed -i 's/noatime/relatime/' /etc/fstab"]}
host { 'db.example.com': ensure => present, ip => '10.0.0.5', host_aliases => ['db', 'database'], comment => 'the database' }
host { 'cache.example.com': ip => '10.0.0.6' }
host { 'ip6-allnodes': ensure => absent }
host { 'bad': ip => '10.0.0' }
file { '/mnt/data': ensure => directory }
mount { '/mnt/data': ensure => present, device => '/dev/sdb1', fstype => 'ext4', options => 'defaults,noatime', dump => 0, pass => 2 }
mount { '/mnt/nfs': ensure => defined, device => 'nas:/export', fstype => 'nfs', options => '_netdev,ro' }
mount { '/mnt/none': ensure => absent }
