# What each machine says before somebody logs in.
class login (
  String $text = 'Welcome',
  String $mode = '0644',
  Array[String] $groups = ['users'],
) {
  file { '/etc/issue':
    content => "${text}\n",
    owner   => 'root',
    mode    => $mode,
  }

  user { 'helper':
    ensure => present,
    uid    => 2001,
    groups => $groups,
  }
}
