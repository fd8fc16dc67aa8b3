# What is known of a machine, from its name alone.
define inventory {
  case $title {
    /^web\d+$/: { $role = 'web' }
    /^db/:      { $role = 'database' }
    default:    { $role = 'other' }
  }
  $backup = 'never'

  file { "/var/tmp/${title}.txt":
    content => "role=${role}\nbackup=${backup}\n",
  }
}

inventory { ['web1', 'web2', 'db1', 'webmail']: }
