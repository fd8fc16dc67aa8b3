# The web shop.
class shop {
  include shop::install
  include shop::start

  Class['shop::install'] -> Class['shop::start']
}
