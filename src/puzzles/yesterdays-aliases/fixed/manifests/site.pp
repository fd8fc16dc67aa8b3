file { '/etc/aliases.list':
  ensure  => file,
  content => "root: ada\n",
}

exec { 'rebuild the index':
  command     => '/bin/cp /etc/aliases.list /var/tmp/aliases.index',
  creates     => undef,
  refreshonly => true,
  subscribe   => File['/etc/aliases.list'],
}
