# A web server with a status page on the next port.
class web (
  Integer[1024, 65534] $port,
) {
  $status = $port + 1

  file { '/etc/web.conf':
    ensure  => file,
    content => "listen ${port}\nstatus ${status}\n",
  }
}
