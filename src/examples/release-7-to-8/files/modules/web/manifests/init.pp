# A web server, as in modules for Puppet 7.
class web (
  $port = '8080',
) {
  # Legacy facts: Puppet 8 has only structured facts.
  $package = $::osfamily ? {
    'RedHat' => 'httpd',
    default  => 'apache2',
  }

  # A string in a sum.
  $next = $port + 1

  # A duplicate key: Puppet 7 uses the last value.
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

  # Puppet 8 reports nothing: the value is undef.
  notify { "Kernel ${facts['kernel']} on ${facts['operatingsystem']}": }
}
