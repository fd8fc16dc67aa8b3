class ssh (
  $port = $ssh::params::port,
) {
}
