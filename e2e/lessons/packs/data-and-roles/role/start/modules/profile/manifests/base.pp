# What all machines have.
class profile::base {
  file { '/etc/motd':
    ensure  => file,
    content => "Managed by Puppet.\n",
  }
}
