# Arrows read well, until two chains meet. The first is the usual one.
# The second was written for another purpose, pages further down, and
# joins the first one's end to its beginning.
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

# The certificate is fetched through the running server …
Service['nginx'] -> Exec['get a certificate']

# … and the site's configuration names the certificate.
File['/etc/letsencrypt'] -> Exec['get a certificate'] -> File['/etc/nginx/site.conf']
