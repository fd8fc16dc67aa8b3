# A machine of the web shop.
class role::shop {
  include profile::base

  class { 'nginx':
    workers  => 4,
    compress => true,
  }
}
