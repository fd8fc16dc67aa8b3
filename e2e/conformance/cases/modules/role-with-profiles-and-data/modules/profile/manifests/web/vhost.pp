define profile::web::vhost(Integer $port, String $docroot, Boolean $ssl = false) {
  file { "/etc/vhosts-${name}.conf":
    content => epp('profile/vhost.epp', { 'name' => $name, 'port' => $port, 'docroot' => $docroot, 'ssl' => $ssl }),
  }
}
