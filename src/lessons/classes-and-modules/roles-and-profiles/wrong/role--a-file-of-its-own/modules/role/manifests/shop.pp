# A machine of the web shop.
class role::shop {
  include profile::base
  include profile::web

  file { '/etc/role':
    content => "shop\n",
  }
}
