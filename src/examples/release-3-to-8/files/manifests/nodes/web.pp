node 'web.example.com' {
  # A new array in this scope, made from the array of the outer scope.
  $admins += ['web']

  class { 'web':
    admins => $admins,
    port   => 8080,
  }
}
