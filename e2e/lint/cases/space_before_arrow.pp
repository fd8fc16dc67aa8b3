file { '/a': ensure  => file }
file { '/b': ensure => file, mode	=> '0644' }
file { '/c':
  ensure  => file,
  mode    => '0644',
}
file { '/d':
  ensure   => file,
}
