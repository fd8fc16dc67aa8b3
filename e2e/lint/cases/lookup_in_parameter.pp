class ntp (
  $port = lookup('ntp::port'),
  $other = f(lookup('x')),
) {
  $inside = lookup('ntp::inside')
}
