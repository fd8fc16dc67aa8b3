@package { ['gdb', 'strace']:
  ensure => installed,
}

package { 'nginx':
  ensure => installed,
}

file { '/etc/nginx/conf.d/site.conf':
  ensure  => file,
  content => "server_tokens off;\n",
}

