# How this company runs its web servers.
class profile::web(
  Integer $workers = 4,
) {
  class { 'nginx':
    workers  => $workers,
    compress => true,
  }
}
