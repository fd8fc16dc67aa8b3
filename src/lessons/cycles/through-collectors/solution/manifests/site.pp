file { '/etc/apt/preferences.d/shop':
  content => "Package: *\nPin: release a=stable\nPin-Priority: 700\n",
}

package { ['nginx', 'curl']:
  ensure  => installed,
  require => File['/etc/apt/preferences.d/shop'],
}

file { '/etc/nginx/conf.d/shop.conf':
  content => "server_tokens off;\n",
}

Package <| |>
-> File <| title != '/etc/apt/preferences.d/shop' |>
