# The clock of all our machines.
class profile::time {
  class { 'ntp':
    servers => ['ntp1.example.com'],
  }
}
