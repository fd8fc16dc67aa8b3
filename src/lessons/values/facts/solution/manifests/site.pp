$host = $facts['networking']['hostname']
$system = $facts['os']['name']
$release = $facts['os']['release']['major']

file { '/etc/issue.shop':
  content => "${host} runs ${system} ${release}\n",
}
