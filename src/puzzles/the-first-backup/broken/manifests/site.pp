exec { 'first backup':
  command => '/bin/cat /var/tmp/backup.conf /var/tmp/backup.key > /var/tmp/backup.log',
  creates => '/var/tmp/backup.log',
  require => Class['backup'],
}

include backup
