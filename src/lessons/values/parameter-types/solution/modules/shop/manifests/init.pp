# The web shop: its port, its scheme, and a contact.
class shop (
  Integer[1, 65535] $port,
  Enum['http', 'https'] $scheme,
  Optional[String[1]] $contact = undef,
  Array[String[1]] $hosts = ['localhost'],
) {
  file { '/etc/shop.conf':
    content => @("CONF"),
      port=${port}
      scheme=${scheme}
      hosts=${join($hosts, ',')}
      | CONF
  }

  if $contact {
    file { '/etc/shop.contact':
      content => "${contact}\n",
    }
  }
}
