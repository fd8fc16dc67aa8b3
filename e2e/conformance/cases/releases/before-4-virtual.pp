# virtual, as releases before 4 take it.
@user { ['a', 'b']: ensure => present }
User <| title == 'a' |>
realize(User['b'])
realize User['b']
