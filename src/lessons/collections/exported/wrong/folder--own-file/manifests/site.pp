node /^web\d/ {
  @@file { "/etc/monitor/${trusted['certname']}.conf":
    content => "watch ${trusted['certname']}\n",
    tag     => 'watched',
  }
}

node 'monitor.example.com' {
  file { '/etc/monitor':
    ensure => directory,
  }

  file { '/etc/monitor/monitor.conf':
    content => "watch me\n",
  }

  File <<| tag == 'watched' |>>
}
