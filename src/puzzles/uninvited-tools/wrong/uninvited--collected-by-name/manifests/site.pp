@package { ['gdb', 'strace', 'tcpdump', 'lsof', 'htop']:
  ensure => installed,
}

package { 'nginx':
  ensure => installed,
}

file { '/etc/nginx/conf.d/site.conf':
  ensure  => file,
  content => "server_tokens off;\n",
}

realize Package['gdb']

Package <| title != 'htop' |> -> File['/etc/nginx/conf.d/site.conf']
