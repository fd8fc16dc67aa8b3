# The web shop.
class shop {
  contain shop::install
  include shop::start

  Class['shop::install'] -> Class['shop::start']
}
