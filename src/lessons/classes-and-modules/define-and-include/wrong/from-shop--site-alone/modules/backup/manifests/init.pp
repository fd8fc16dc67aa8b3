# What a machine needs to be backed up.
class backup {
  file { '/etc/backup.conf':
    content => "every=night\n",
  }
}
