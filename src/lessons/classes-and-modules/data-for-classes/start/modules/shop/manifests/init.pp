# The web shop.
class shop(
  Integer $port = 8080,
  Integer $workers = 1,
) {
  file { '/etc/shop.conf':
    content => "port=${port}\nworkers=${workers}\n",
  }
}
