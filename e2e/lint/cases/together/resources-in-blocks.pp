$list.each |$name| {
  file { "/srv/${name}":
    content => $all.map |$each| { "x: ${each}" }.join,
    mode    => '0644'
  }
}
File <| tag == 'x' |> { mode => '0600' }
@@user { 'alice':
  ensure => present,
    uid => 1000
}
Exec['a'] { timeout => 0 }
