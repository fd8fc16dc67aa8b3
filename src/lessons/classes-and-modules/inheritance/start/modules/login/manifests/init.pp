# The message before a login, and a user who helps.
class login {
  file { '/etc/issue':
    content => "Welcome\n",
    owner   => 'root',
    mode    => '0644',
  }

  user { 'helper':
    ensure => present,
    uid    => 2001,
    groups => ['users'],
  }
}
