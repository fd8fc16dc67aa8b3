class profile::base(Array[String[1]] $packages) {
  package { $packages: ensure => installed }
}
