file { '/a':
  ensure => $on ? { true => file, default => absent },
  mode   => $facts['strict'] ? { default => '0600' },
}
$mode = $on ? { default => '0600' }
