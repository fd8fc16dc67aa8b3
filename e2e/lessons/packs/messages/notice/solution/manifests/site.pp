file { '/etc/notice':
  content => "Closed on Monday\n",
}
