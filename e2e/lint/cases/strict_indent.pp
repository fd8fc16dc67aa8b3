# A class.
  # A comment is never wrong.
class ntp (
String $a = 'x',
    Integer $b = 1,
  Hash $c = {
    'a' => 1,
      'b' => 2,
},
) {
  file { '/a':
      ensure => file,
    content =>
    'x',
    mode  =>
      '0644',
  }
    package { ['b',
    'c']:
    ensure => installed,
    }

  file {
    '/b':
      ensure => file;
    '/c':
    ensure => file,
    ;
    '/d':
      ensure => file;
  }
  if $a {
    notify { 'a': }
} elsif $b {
      notify { 'b': }
  } else { notify { 'c':
    message => 'd',
  } }
  $x =
    1
  $y = [[
    1,
    2,
  ]]
  ensure_packages(['a',
    'b'], {
      'ensure' => 'installed',
  })
  $z = $a ? {
    'x'     => 1,
      default => 2,
  }
  case $a {
    'x': {
      include x
    }
      default: { }
  }
	include tabs

  contain y
}
