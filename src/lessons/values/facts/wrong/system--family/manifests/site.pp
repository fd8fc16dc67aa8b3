file { '/etc/issue.shop':
  content => "${facts['networking']['hostname']} runs ${facts['os']['family_of_systems']} ${facts['os']['release']['major']}\n",
}
