# The web shop.
class shop {
  contain shop::install
  contain shop::start
}
