# The users of the database. The collector gives them a shell.
class database {
  realize(Group['database'])

  User <| tag == 'database' |> {
    shell => '/bin/bash',
  }
}
