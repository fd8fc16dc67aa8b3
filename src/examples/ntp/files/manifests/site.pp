# The desired state of this machine. Change a server, press Apply, and
# watch the configuration file change and the service restart.
node default {
  class { 'ntp':
    servers => [
      '0.debian.pool.ntp.org',
      '1.debian.pool.ntp.org',
    ],
  }
}
