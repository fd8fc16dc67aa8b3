# The web server, with the configuration of its site.
class profile::web {
  package { 'nginx':
    ensure => installed,
  }

  file { '/etc/nginx/conf.d/site.conf':
    ensure  => file,
    content => "ssl_certificate /etc/ssl/site/fullchain.pem;\n",
    require => Package['nginx'],
    notify  => Service['nginx'],
  }

  service { 'nginx':
    ensure => running,
    enable => true,
  }
}
