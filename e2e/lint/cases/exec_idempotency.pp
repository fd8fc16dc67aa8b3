exec { '/bin/a': }
exec { '/bin/b': unless => '/bin/true' }
exec { '/bin/c': creates => '/c' }
exec { '/bin/d': refreshonly => true }
exec { '/bin/e':
  onlyif => 'x',
}
file { '/f': }
