# The users of the web server, collected by their tag.
class web {
  realize(Group['web'])

  User <| tag == 'web' |>
}
