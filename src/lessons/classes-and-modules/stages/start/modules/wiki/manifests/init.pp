# The wiki.
class wiki {
  file { '/etc/wiki.conf':
    content => "port=8082\n",
  }
}
