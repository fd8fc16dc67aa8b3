class ntp {
  notice($::ntp::params::port, $ntp::port, $::kernel, "${::ssh::port}")
}
