# @summary Sets up demo.
#
# More about it,
# in two lines.
#
# @example Default
#   include demo
#
# @param ensure
#   Whether it is there.
# @param options
#   Further options.
# @option options [Integer] :port Port to listen on.
# @see demo::helper
# @note Needs a network.
class demo (
  Enum['present', 'absent'] $ensure = 'present',
  Hash $options = {
    'port' => 80,
  },
  $plain,
) inherits demo::params { }
