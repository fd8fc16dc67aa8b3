# A database of the shop.
class role::db {
  include profile::base
  include profile::database
}
