class ntp ($servers=['a',"b"], $port) inherits ::time::params {
	package { "ntp": ensure => present }

  file { '/etc/ntp.conf':
    mode => 644,
    ensure => present,
    content => "on $::hostname
"
  }
  // the service
  service { ntp: enable => "true", ensure => "${state}" }
  case $osfamily { Debian: { include ::apt } }


}
