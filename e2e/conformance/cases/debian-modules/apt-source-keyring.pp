# case: {"modules":["apt","stdlib"],"facts":{"service_provider":"systemd","package_provider":"apt","root_home":"/root","puppet_vardir":"/opt/puppetlabs/puppet/cache"},"look":["/etc/apt/sources.list.d","/etc/apt/keyrings","/etc/apt/preferences.d"]}
include apt
apt::keyring { 'vendor.asc': content => "-----BEGIN PGP PUBLIC KEY BLOCK-----\n\nmQ\n-----END PGP PUBLIC KEY BLOCK-----\n" }
apt::source { 'vendor': ensure => absent, location => 'https://apt.example.com/debian', release => 'stable', repos => 'main' }
apt::pin { 'vendor': ensure => present, origin => 'apt.example.com', priority => 600 }
