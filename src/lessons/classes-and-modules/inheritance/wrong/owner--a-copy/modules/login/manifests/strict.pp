class login::strict {
  file { '/etc/issue':
    content => "Authorized people only\n",
    mode    => '0600',
  }

  user { 'helper':
    ensure => present,
    uid    => 2001,
    groups => ['users', 'adm'],
  }
}
