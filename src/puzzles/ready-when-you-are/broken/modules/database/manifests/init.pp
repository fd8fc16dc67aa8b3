# The database, and the shop that uses it.
class database {
  require shop

  exec { 'start the database':
    command => '/bin/echo ready > /var/tmp/database',
    creates => '/var/tmp/database',
  }
}
