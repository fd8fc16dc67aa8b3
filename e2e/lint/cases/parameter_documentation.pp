# Keeps the time.
#
# @param port where it listens
# @param wrong is no parameter
# @param twice first
# @param twice second
class ntp (
  Integer $port,
  String $missing,
  String $twice = f(1, $x),
) { }

# [*old*] in the style of RDoc
# $kafo:: in the style of Kafo
# @param name the title
# @param [String] typed with a type
define ntp::key ($old, $kafo, $typed) { }

# @api private
class ntp::private ($undocumented) { }
