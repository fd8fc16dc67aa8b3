node default {
  include role::web
  include role::all
}
