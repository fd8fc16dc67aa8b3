class motd {
  file { '/etc/motd':
    ensure  => file,
    content => "Managed by Puppet\n",
    mode    => '0644',
  }
}
include motd
