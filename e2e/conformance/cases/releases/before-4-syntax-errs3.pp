# syntax errs3, as releases before 4 take it.
file { "/a"
  ensure => present }
