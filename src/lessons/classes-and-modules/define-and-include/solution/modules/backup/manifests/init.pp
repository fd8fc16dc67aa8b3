# The backup of a machine.
class backup {
  file { '/etc/backup.conf':
    content => "every=night\n",
  }
}
