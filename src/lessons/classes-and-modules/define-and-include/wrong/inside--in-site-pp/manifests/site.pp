include shop
include backup

file { '/etc/backup.conf':
  content => "every=night\n",
}
