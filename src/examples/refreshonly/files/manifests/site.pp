# A unit file changes, systemd must read it again, and then the service
# restarts: three resources, two refreshes. Watch them travel in the
# timeline, then change ExecStart and apply again.
file { '/usr/local/bin/worker':
  ensure  => file,
  mode    => '0755',
  content => "#!/bin/sh\nwhile true; do sleep 60; done\n",
}

file { '/etc/systemd/system/worker.service':
  ensure  => file,
  content => @("UNIT"),
    [Unit]
    Description=Background worker on ${facts['networking']['fqdn']}

    [Service]
    ExecStart=/usr/local/bin/worker

    [Install]
    WantedBy=multi-user.target
    | UNIT
  notify  => Exec['systemctl daemon-reload'],
}

exec { 'systemctl daemon-reload':
  path        => ['/usr/bin', '/bin'],
  refreshonly => true,
}

service { 'worker':
  ensure    => running,
  enable    => true,
  require   => File['/usr/local/bin/worker'],
  subscribe => Exec['systemctl daemon-reload'],
}

# Runs once: the file that it makes tells it that it has run.
exec { 'make the work folder':
  command => 'mkdir -p /var/lib/worker && touch /var/lib/worker/.made',
  path    => ['/usr/bin', '/bin'],
  creates => '/var/lib/worker/.made',
  before  => Service['worker'],
}
