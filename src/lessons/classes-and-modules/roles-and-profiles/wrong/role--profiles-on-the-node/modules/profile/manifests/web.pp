# How this company runs its web servers.
class profile::web {
  class { 'nginx':
    workers  => 4,
    compress => true,
  }
}
