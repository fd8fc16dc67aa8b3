# collect unknown, as releases before 4 take it.
Nonesuch <| |>
