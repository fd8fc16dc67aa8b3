$name_of_shop = 'store'
$base = "/etc/${name_of_shop}"

file { [$base, "${base}/conf.d"]:
  ensure => directory,
}

file { "${base}/${name_of_shop}.conf":
  content => "include ${base}/conf.d\n",
}
