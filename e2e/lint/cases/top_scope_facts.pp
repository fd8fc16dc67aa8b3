notice($::datacenter, $::fqdn, $::ntp::port, $::idle, "${::role}")
notice($::custom['key'], $::facts['os'])
