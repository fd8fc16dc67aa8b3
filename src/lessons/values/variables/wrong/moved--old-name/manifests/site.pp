$directory = '/etc/store'

file { $directory:
  ensure => directory,
}

file { "${directory}/conf.d":
  ensure => directory,
}

file { "${directory}/shop.conf":
  content => "include ${directory}/conf.d\n",
}
