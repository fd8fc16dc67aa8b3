$folder = '/etc/store'

file { $folder:
  ensure => directory,
}

file { "${folder}/conf.d":
  ensure => directory,
}

file { "${folder}/shop.conf":
  content => "include ${folder}/conf.d\n",
}
