file { '/etc/issue.shop':
  content => "${facts['networking']['hostname']} runs ${facts['os']['name']} ${facts['os']['release']['major']}\n",
}
