# The same, for machines that few people may use.
class login::strict inherits login {
  File['/etc/issue'] {
    content => "Authorized people only\n",
  }

  User['helper'] {
    groups +> 'adm',
  }
}
