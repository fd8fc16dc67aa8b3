node default {
  include profile::base

  class { 'nginx':
    workers  => 4,
    compress => true,
  }
}
