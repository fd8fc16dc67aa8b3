file { '/etc/issue.shop':
  content => "${facts.get('networking.hostname')} runs ${facts.get('os.name')} ${facts.get('os.release.major')}\n",
}
