# A machine of the web shop.
class role::shop {
  contain profile::base
  contain profile::web
}
