$shop = 'Corner Shop'

file { '/usr/local/bin/backup-shop':
  mode    => '0755',
  content => "#!/bin/sh\ntarget=/var/backups/shop.tar.gz\ntar -czf \"$target\" /srv/shop\n",
}

file { '/etc/motd':
  content => 'Welcome to $shop\n',
}
