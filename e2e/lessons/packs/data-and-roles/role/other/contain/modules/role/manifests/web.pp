# A web server of the shop.
class role::web {
  contain profile::base
  contain profile::web

  Class['profile::base'] ~> Class['profile::web']
}
