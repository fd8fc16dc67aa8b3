# case: {"prepare": ["useradd -m -u 1500 olduser", "groupadd -g 1600 oldgroup", "(echo '0 1 * * * /bin/old') | crontab -u root -", "echo '10.9.9.9 stale' >> /etc/hosts"], "look": ["user:olduser", "user:keeper", "group:oldgroup", "/etc/hosts", "/var/spool/cron/crontabs/root", "/home/olduser"]}
resources { 'user': purge => true, unless_system_user => 1000 }
resources { 'host': purge => true }
resources { 'cron': purge => true }
user { 'keeper': ensure => present, uid => 1501 }
user { 'nobody': ensure => present }
host { 'localhost': ip => '127.0.0.1' }
host { 'playground.example.com': ip => '127.0.1.1', host_aliases => 'playground' }
cron { 'mine': command => '/bin/mine', user => 'root', minute => 5 }
