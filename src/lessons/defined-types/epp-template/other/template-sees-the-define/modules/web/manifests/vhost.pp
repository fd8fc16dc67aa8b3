# A site of nginx.
define web::vhost (
  Integer $port = 80,
  Array[String] $aliases = [],
) {
  file { "/etc/nginx/conf.d/${title}.conf":
    content => epp("${module_name}/vhost.conf.epp", 'site' => $name, 'port' => $port, 'aliases' => $aliases),
  }
}
