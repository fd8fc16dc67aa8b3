# The clock of all our machines.
class profile::time (
  Array[String] $servers,
  Boolean $iburst = true,
) {
  class { 'ntp':
    servers => $servers,
    iburst  => $iburst,
  }
}
