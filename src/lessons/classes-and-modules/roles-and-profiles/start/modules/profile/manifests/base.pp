# What each machine of this company has.
class profile::base {
  file { '/etc/motd':
    content => "Managed by Puppet\n",
  }
}
