# One site: the directory that it serves, and its file for nginx.
define web::site (
  String[1]       $server_name,
  Pattern[/\A\//] $root,
) {
  exec { "make ${root}":
    command => "/bin/mkdir -p ${root}",
    creates => $root,
  }

  file { "/etc/nginx/conf.d/${title}.conf":
    ensure  => file,
    content => epp('web/site.conf.epp', {
      'server_name' => $server_name,
      'root'        => $root,
    }),
  }
}
