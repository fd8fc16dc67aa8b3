# A web server with a file for each site. Every parameter comes from data.
#
# @param package           the package to install
# @param user              the user of the server, which depends on the platform
# @param sites             the sites, by name
# @param worker_processes  the number of processes
class web (
  String[1]               $package,
  String[1]               $user,
  Hash[String[1], Struct[{
    server_name => String[1],
    root        => Pattern[/\A\//],
  }]]                     $sites,
  Integer[1, 64]          $worker_processes,
) {
  package { $package:
    ensure => installed,
  }

  file { '/etc/nginx/nginx.conf':
    ensure  => file,
    content => epp('web/nginx.conf.epp', {
      'user'             => $user,
      'worker_processes' => $worker_processes,
    }),
    require => Package[$package],
    notify  => Service['nginx'],
  }

  $sites.each |$name, $site| {
    web::site { $name:
      *       => $site,
      require => Package[$package],
      notify  => Service['nginx'],
    }
  }

  service { 'nginx':
    ensure => running,
    enable => true,
  }
}
