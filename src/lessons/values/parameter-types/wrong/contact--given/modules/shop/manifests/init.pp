# The web shop. Who declares it has to say a port, a scheme, and whom to ask.
class shop (
  Integer[1, 65535] $port,
  Enum['http', 'https'] $scheme,
  Optional[String[1]] $contact = undef,
  Array[String[1]] $hosts = ['localhost'],
) {
  file { '/etc/shop.conf':
    content => "port=${port}\nscheme=${scheme}\nhosts=${join($hosts, ',')}\n",
  }

  if $contact {
    file { '/etc/shop.contact':
      content => "${contact}\n",
    }
  }
}
