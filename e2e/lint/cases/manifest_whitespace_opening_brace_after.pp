class ntp {

  file {'/a': }
  file {  '/b': }
  file { '/c': }
  $a = {}
  $b = {['x'] => 1}
}
