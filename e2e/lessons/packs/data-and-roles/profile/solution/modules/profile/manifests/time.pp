# The clock of all our machines.
class profile::time (
  Array[String] $servers,
) {
  class { 'ntp':
    servers => $servers,
    iburst  => true,
  }
}
