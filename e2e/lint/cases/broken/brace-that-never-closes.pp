$a = "b"
class ntp {
  file { '/a': ensure => file
