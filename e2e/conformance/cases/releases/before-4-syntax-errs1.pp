# syntax errs1, as releases before 4 take it.
class a {
  file { '/a':
    ensure => present
    mode => '0644'
  }
}
