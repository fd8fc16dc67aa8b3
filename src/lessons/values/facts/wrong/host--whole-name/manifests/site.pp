file { '/etc/issue.shop':
  content => "${facts['networking']['fqdn']} runs ${facts['os']['name']} ${facts['os']['release']['major']}\n",
}
