file { '/a':
  ensure => file,
  mode => '0644',
  content   => epp('a', {
    'x' => 1,
    'long' => 2,
  }),
}
file { '/b': ensure => file, mode => '0644' }
file { '/c': ensure => file, mode => '0644',
  owner => 'root',
}
thing { 'd':
  "a${b}c" => 1,
  'x'=>2,
  choice => $e ? {
    1       => 'one',
    default => 'more',
  },
}
File {
  mode => '0644',
  owner   => 'root',
}
file {
  '/e':
    ensure => file,
    mode => '0644';
  '/f':
    ensure => file,
    recurse => true;
}
