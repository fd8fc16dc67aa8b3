# case: {"between": ["echo 'ssh-rsa AAAAstray stray' >> /home/dev/.ssh/authorized_keys", "crontab -u dev -r"], "look": ["/home/dev/.ssh", "/home/dev/.ssh/authorized_keys", "/var/spool/cron/crontabs"]}
user { 'dev': ensure => present, managehome => true, purge_ssh_keys => true }
ssh_authorized_key { 'dev@laptop': user => 'dev', type => 'ssh-ed25519', key => 'AAAAC3NzaC1lZDI1NTE5AAAAIB' }
ssh_authorized_key { 'ci': user => 'dev', type => 'ssh-rsa', key => 'AAAAB3NzaC1yc2E', options => ['no-pty', 'from="10.0.0.0/8"'] }
ssh_authorized_key { 'lost': user => 'nosuch', type => 'ssh-rsa', key => 'AAAAB3NzaC1yc2E' }
file { '/home/dev/.ssh/config': content => "Host *\n", owner => 'dev', mode => '0600' }
cron { 'sync': user => 'dev', command => '/usr/bin/true', minute => '*/5', environment => ['MAILTO=root'] }
cron { 'lost': user => 'nosuch', command => '/usr/bin/true' }
