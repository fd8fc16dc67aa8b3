file { '/a':
  mode   => '0644',
  owner  => 'root',
  ensure => file,
}
service { 'ntp': enable => true, ensure => running, }
file { '/b':
  ensure => file,
  mode   => '0644',
}
class { 'ntp':
  port   => 123,
  ensure => present,
}
file {
  '/c': mode => '0600', ensure => file;
  '/d': content => "a, ${b}", ensure => file;
}
file { '/e':
  mode   => '0644',
  ensure => file
}
