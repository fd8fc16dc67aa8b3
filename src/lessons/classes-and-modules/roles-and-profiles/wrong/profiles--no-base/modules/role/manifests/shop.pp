# A machine of the web shop.
class role::shop {
  include profile::web
}
