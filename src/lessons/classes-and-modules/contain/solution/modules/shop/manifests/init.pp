# The web shop.
class shop {
  contain shop::install
  contain shop::start

  Class['shop::install'] -> Class['shop::start']
}
