# Where packages come from.
class mirror {
  file { '/etc/mirror.conf':
    content => "mirror=packages.example.com\n",
  }
}
