# The same for machines with restricted access.
class login::strict inherits login {
  File['/etc/issue'] {
    content => "Authorized people only\n",
    mode    => '0600',
  }

  User['helper'] {
    groups +> 'adm',
  }
}
