# collect class, as releases before 4 take it.
Class <| |>
