file { '/a':
  ensure => '/b',
  mode   => '0644',
}
file { '/c': ensure => "/d/${e}" }
link { '/f': ensure => '/g' }
file { '/h': ensure => link }
