# case: {"look": ["user:v1", "user:v2", "user:v3"], "packages": ["cowsay", "figlet"]}
@user { ['v1', 'v2']: ensure => present, tag => 'wanted' }
@user { 'v3': ensure => present }
User <| tag == 'wanted' |> { shell => '/bin/sh' }
@package { ['cowsay', 'figlet']: ensure => installed }
realize Package['figlet']
Package <| title == 'cowsay' |> -> User <| |>
