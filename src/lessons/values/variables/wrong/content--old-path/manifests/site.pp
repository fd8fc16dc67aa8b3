$directory = '/etc/store'

file { $directory:
  ensure => directory,
}

file { "${directory}/conf.d":
  ensure => directory,
}

file { "${directory}/store.conf":
  content => "include /etc/shop/conf.d\n",
}
