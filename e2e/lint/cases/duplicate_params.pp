file { '/a':
  mode => '0600',
  owner => 'root',
  mode => '0644',
  content => epp('a', { mode => 1, mode => 2 }),
}
file {
  '/b': mode => '0600';
  '/c': mode => '0600', mode => '0600';
}
