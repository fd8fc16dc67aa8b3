# chain, as releases before 4 take it.
notify { 'a': } -> notify { 'b': } ~> notify { 'c': }
Notify['c'] <- Notify['a']
notify { 'd': }
notify { 'e': }
Notify['d', 'e'] -> Notify['a']
Notify <| title == 'b' |> -> Notify['c']
