file { '/etc/apt/preferences.d/site':
  ensure  => file,
  content => "Package: *\nPin: release a=stable\nPin-Priority: 700\n",
  tag     => 'apt',
}

package { ['nginx', 'curl']:
  ensure => installed,
}

file { '/etc/nginx/conf.d/site.conf':
  ensure  => file,
  content => "server_tokens off;\n",
  require => Package['nginx'],
}

File['/etc/apt/preferences.d/site'] -> Package['nginx']
