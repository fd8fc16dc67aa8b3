node default {
  include role::shop
}
