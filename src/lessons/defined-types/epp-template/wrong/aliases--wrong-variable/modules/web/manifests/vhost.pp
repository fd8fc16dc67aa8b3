# A site of nginx.
define web::vhost (
  Integer $port = 80,
  Array[String] $aliases = [],
) {
  file { "/etc/nginx/conf.d/${title}.conf":
    content => epp('web/vhost.conf.epp', {
        'site'    => $title,
        'port'    => $port,
        'aliases' => $aliases,
    }),
  }
}
