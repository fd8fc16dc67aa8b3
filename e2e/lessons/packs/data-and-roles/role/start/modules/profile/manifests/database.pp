# The database PostgreSQL.
class profile::database {
  package { 'postgresql':
    ensure => installed,
  }
}
