# A database of the shop.
class role::database {
  include profile::database
}
