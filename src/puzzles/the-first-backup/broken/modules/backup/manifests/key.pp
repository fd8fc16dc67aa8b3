# The key that encrypts the backups.
class backup::key {
  exec { 'create the key':
    command => '/bin/echo secret > /var/tmp/backup.key',
    creates => '/var/tmp/backup.key',
  }
}
