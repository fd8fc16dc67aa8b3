# The migration fails. Puppet skips everything that depends on it, with
# the reason in the log. The clock does not depend on it, so Puppet sets
# it up. Change `false` to `true` and apply again.
class application { # lint:ignore:autoloader_layout all is in one file, to be seen at once
  package { 'postgresql':
    ensure => installed,
  }

  file { '/opt/app':
    ensure => directory,
  }

  file { '/opt/app/config.yaml':
    ensure  => file,
    content => "database: app\n",
  }

  exec { 'migrate the database':
    command => '/bin/false',
    require => [Package['postgresql'], File['/opt/app/config.yaml']],
  }

  file { '/etc/systemd/system/app.service':
    ensure  => file,
    content => "[Service]\nExecStart=/opt/app/run\n",
    require => Exec['migrate the database'],
  }

  cron { 'clean up old sessions':
    command => '/opt/app/run --clean',
    hour    => '3',
    minute  => '0',
    require => File['/etc/systemd/system/app.service'],
  }
}

# Nothing below depends on the migration.
class clock { # lint:ignore:autoloader_layout all is in one file, to be seen at once
  package { 'chrony':
    ensure => installed,
  }

  service { 'chrony':
    ensure  => running,
    enable  => true,
    require => Package['chrony'],
  }
}

node default {
  include application
  include clock
}
