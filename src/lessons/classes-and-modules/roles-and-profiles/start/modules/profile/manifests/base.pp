# The configuration of every machine of this company.
class profile::base {
  file { '/etc/motd':
    content => "Managed by Puppet\n",
  }
}
