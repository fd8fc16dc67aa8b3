# The database's people; those who are collected get a shell here.
class database {
  realize(Group['database'])

  User <| tag == 'database' |> {
    shell => '/bin/bash',
  }
}
