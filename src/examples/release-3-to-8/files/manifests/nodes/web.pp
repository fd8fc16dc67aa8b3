node 'web.example.com' {
  # An array of this scope, from the one outside.
  $admins += ['web']

  class { 'web':
    admins => $admins,
    port   => 8080,
  }
}
