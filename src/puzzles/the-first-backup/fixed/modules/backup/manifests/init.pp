# Backups of this machine.
class backup {
  exec { 'write the settings':
    command => '/bin/echo daily > /var/tmp/backup.conf',
    creates => '/var/tmp/backup.conf',
  }

  contain backup::key
}
