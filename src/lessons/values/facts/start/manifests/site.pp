file { '/etc/issue.shop':
  content => "web7 runs Ubuntu 20\n",
}
