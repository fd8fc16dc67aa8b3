# The web servers of this company.
class profile::web {
  class { 'nginx':
    workers  => 4,
    compress => true,
  }
}
