@package { ['gdb', 'strace', 'tcpdump', 'lsof', 'htop']:
  ensure => absent,
}

package { 'nginx':
  ensure => absent,
}

file { '/etc/nginx/conf.d/site.conf':
  ensure  => file,
  content => "server_tokens off;\n",
}

realize Package['gdb']

Package <| |> -> File['/etc/nginx/conf.d/site.conf']
