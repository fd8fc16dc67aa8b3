node /^web\d/ {
  @@file { "/etc/monitor/${trusted['certname']}.conf":
    content => "watch ${trusted['certname']}\n",
    tag     => 'watched',
  }
}

node default {
  file { '/etc/monitor':
    ensure => directory,
  }

  File <<| tag == 'watched' |>>
}
