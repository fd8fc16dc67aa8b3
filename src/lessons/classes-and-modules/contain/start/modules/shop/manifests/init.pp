# The web shop.
class shop {
  include shop::install
  include shop::start
}
