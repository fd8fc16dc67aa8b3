# A database of the shop.
class role::database {
  include role::web
  include profile::database
}
