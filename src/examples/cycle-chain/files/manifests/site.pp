# Arrows are easy to read, until chains meet. The first chain is the usual
# one. The others have another purpose, and connect the end of the first
# chain to its middle.
package { ['nginx', 'certbot']:
  ensure => installed,
}

file { '/etc/nginx/site.conf':
  ensure  => file,
  content => "listen 443;\n",
}

file { '/etc/letsencrypt':
  ensure => directory,
}

exec { 'get a certificate':
  command => 'touch /etc/letsencrypt/live',
  path    => ['/usr/bin', '/bin'],
  creates => '/etc/letsencrypt/live',
}

service { 'nginx':
  ensure => running,
}

Package['nginx', 'certbot']
-> File['/etc/nginx/site.conf']
~> Service['nginx']

# The running server is needed to get the certificate …
Service['nginx'] -> Exec['get a certificate']

# … and the configuration of the site names the certificate.
File['/etc/letsencrypt'] -> Exec['get a certificate'] -> File['/etc/nginx/site.conf']
