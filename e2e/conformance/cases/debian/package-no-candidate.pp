# Names that Debian has no package for, and that other packages know.
package { ['mysql-server', 'python', 'docker-ce']:
  ensure => installed,
}
package { 'mysql-client':
  ensure => latest,
}
file { '/etc/mysql-is-there':
  content => "yes\n",
  require => Package['mysql-server'],
}
