# What this machine is to be. Change a server, press Apply, and see
# the configuration file change and the service restart.
node default {
  class { 'ntp':
    servers => [
      '0.debian.pool.ntp.org',
      '1.debian.pool.ntp.org',
    ],
  }
}
