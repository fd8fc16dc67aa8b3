# case: {"stage": "graph"}
notify { a: }
Notify <| title == @("X")
 a
 | X
 |>
