$target = '/tmp'
$shop = 'Corner Shop'

file { '/usr/local/bin/backup-shop':
  mode    => '0755',
  content => @("SCRIPT"),
    #!/bin/sh
    target=/var/backups/shop.tar.gz
    tar -czf "$target" /srv/shop
    | SCRIPT
}

file { '/etc/motd':
  content => "Welcome to ${shop}\n",
}

file { '/etc/shop.name':
  content => @("NAME"),
    ${shop}
    |- NAME
}
