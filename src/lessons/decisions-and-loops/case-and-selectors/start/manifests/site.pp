# The role and the backup of a machine, from its name.
define inventory {
  $role = 'other'
  $backup = 'never'

  file { "/var/tmp/${title}.txt":
    content => "role=${role}\nbackup=${backup}\n",
  }
}

inventory { ['web1', 'web2', 'db1', 'webmail']: }
