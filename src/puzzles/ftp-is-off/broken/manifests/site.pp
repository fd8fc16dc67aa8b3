$protocols = lookup('proxy::protocols')

file { '/etc/proxy.d':
  ensure => directory,
}

$protocols.each |$name, $is_on| {
  if $is_on {
    file { "/etc/proxy.d/${name}":
      ensure  => file,
      content => "forward ${name}\n",
    }
  } else {
    file { "/etc/proxy.d/${name}":
      ensure => absent,
    }
  }
}
