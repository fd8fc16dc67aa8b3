# A web server as modules of Puppet 7 were written.
class web (
  $port = '8080',
) {
  # Flat facts: Puppet 8 has the structured ones alone.
  $package = $::osfamily ? {
    'RedHat' => 'httpd',
    default  => 'apache2',
  }

  # A text in a sum.
  $next = $port + 1

  # A key that stands twice: the last one counted.
  $modes = {
    'page' => '0600',
    'log'  => '0640',
    'page' => '0644',
  }

  package { $package: ensure => installed }

  file { '/var/www/html/index.html':
    content => "${hostname} serves port ${port}, then ${next}\n",
    mode    => $modes['page'],
    require => Package[$package],
  }

  # Nothing tells: the fact is simply not there.
  notify { "Kernel ${facts['kernel']} on ${facts['operatingsystem']}": }
}
