# A web server of the shop.
class role::web {
  include profile::web
}
