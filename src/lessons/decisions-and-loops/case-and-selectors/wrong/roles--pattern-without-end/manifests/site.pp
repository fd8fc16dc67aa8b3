# What is known of a machine, from its name alone.
define inventory {
  case $title {
    /^web/:     { $role = 'web' }
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
