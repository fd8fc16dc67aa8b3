class ntp {
  class server { }
  define key { }
  class { 'ssh': }
  if $x { class ntp::late { } }
}
