$host = $facts['networking']['hostname']
$system = $facts['os']

file { '/etc/issue.shop':
  content => "${host} runs ${system['name']} ${system['release']['major']}\n",
}
