$owner = 'Bob'

file { '/etc/motd':
  ensure  => file,
  content => "This machine belongs to ${owner}.\n",
}
