motd::banner { 'motd':
  owner => 'ada',
}

motd::banner { 'issue':
  owner => 'grace',
}
