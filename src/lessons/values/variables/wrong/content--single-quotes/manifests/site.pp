$folder = '/etc/store'

file { $folder:
  ensure => directory,
}

file { "${folder}/conf.d":
  ensure => directory,
}

file { "${folder}/store.conf":
  content => 'include ${folder}/conf.d',
}
