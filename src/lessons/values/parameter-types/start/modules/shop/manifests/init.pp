# The web shop: its port, its scheme, and a contact.
class shop (
  Integer[1, 65535] $port,
  Enum['http', 'https'] $scheme,
  String[1] $contact,
) {
  file { '/etc/shop.conf':
    content => @("CONF"),
      port=${port}
      scheme=${scheme}
      | CONF
  }

  if $contact {
    file { '/etc/shop.contact':
      content => "${contact}\n",
    }
  }
}
