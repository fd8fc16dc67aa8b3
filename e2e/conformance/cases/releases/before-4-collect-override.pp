# collect override, as releases before 4 take it.
file { '/x': mode => '0644', tag => 'foo' }
File <| tag == 'foo' |> { mode => '0600' }
