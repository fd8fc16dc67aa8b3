file { '/etc/issue.shop':
  content => "${hostname} runs ${facts['os']['name']} ${facts['os']['release']['major']}\n",
}
