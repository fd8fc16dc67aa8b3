# What is known of a machine, from its name alone.
define inventory {
  if $title =~ /^web[0-9]+$/ {
    $role = 'web'
    $backup = 'weekly'
  } elsif $title =~ /^db/ {
    $role = 'database'
    $backup = 'daily'
  } else {
    $role = 'other'
    $backup = 'never'
  }

  file { "/var/tmp/${title}.txt":
    content => "role=${role}\nbackup=${backup}\n",
  }
}

inventory { ['web1', 'web2', 'db1', 'webmail']: }
