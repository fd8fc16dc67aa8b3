# The clock of all our machines.
class profile::time (
  Array[String] $servers = ['ntp1.example.com', 'ntp2.example.com'],
) {
  class { 'ntp':
    servers => $servers,
    iburst  => true,
  }
}
