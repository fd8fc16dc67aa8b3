# The web server's people, found by their tag.
class web {
  realize(Group['web'])

  User <| tag == 'web' |>
}
