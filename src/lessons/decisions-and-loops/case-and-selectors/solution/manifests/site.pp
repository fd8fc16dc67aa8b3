# The role and the backup of a machine, from its name.
define inventory {
  case $title {
    /^web\d+$/: { $role = 'web' }
    /^db/:      { $role = 'database' }
    default:    { $role = 'other' }
  }

  $backup = $role ? {
    'database' => 'daily',
    'web'      => 'weekly',
    default    => 'never',
  }

  file { "/var/tmp/${title}.txt":
    content => "role=${role}\nbackup=${backup}\n",
  }
}

inventory { ['web1', 'web2', 'db1', 'webmail']: }
