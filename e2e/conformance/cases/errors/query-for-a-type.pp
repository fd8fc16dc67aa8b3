# case: {"stage": "graph"}
notify { a: }
Notify <| title == Integer |>
