# All machines.
class role::all {
  include profile::base
}
