# A web server of the shop.
class role::web {
  include profile::base
  include profile::web

  Class['profile::web'] -> Class['profile::base']
}
