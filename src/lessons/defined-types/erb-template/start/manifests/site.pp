backup::plan { 'shop':
  folders => ['/srv/shop', '/etc/shop', '/var/log/shop'],
}

backup::plan { 'wiki':
  folders => ['/srv/wiki'],
  mail    => 'ada@example.com',
}
