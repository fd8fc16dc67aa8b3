# case: {"look": ["/etc/motd", "/etc/hosts", "/etc/security/limits.d/app.conf", "user:app", "group:app", "/etc/fstab", "/etc/ssh/ssh_known_hosts"], "between": ["echo changed >/etc/motd", "userdel -r app", "crontab -r", "systemctl stop ssh", "apt-get -y -q purge tree", "sed -i '/db.example.com/d' /etc/hosts", "chmod 600 /etc/security/limits.d/app.conf"]}
package { 'tree': ensure => installed }
file { '/etc/motd': content => "Welcome\n" }
file { '/etc/security/limits.d/app.conf': content => "app soft nofile 4096\n", mode => '0644' }
user { 'app': ensure => present, managehome => true }
cron { 'job': command => '/bin/true', hour => 3, minute => 15 }
service { 'ssh': ensure => running, enable => true }
host { 'db.example.com': ip => '192.0.2.5', host_aliases => ['db'] }
mount { '/mnt/data': ensure => present, device => '192.0.2.9:/data', fstype => 'nfs', options => 'ro,noauto' }
sshkey { 'git.example.com': ensure => present, type => 'ssh-ed25519', key => 'AAAAC3NzaC1lZDI1NTE5AAAAIJd7' }
notify { 'done': }
