class profile::web(
  Stdlib_port $port,
  Hash[String, Struct[{docroot => String, Optional[ssl] => Boolean}]] $vhosts = {},
  String $package = 'apache2',
) {
  package { $package: }
  $vhosts.each |String $name, Hash $opts| {
    profile::web::vhost { $name:
      port => $port,
      * => $opts,
    }
  }
  service { $package: ensure => running, subscribe => Package[$package] }
  Profile::Web::Vhost <| |> ~> Service[$package]
}
