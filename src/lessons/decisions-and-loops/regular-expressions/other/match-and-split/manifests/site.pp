# What is known of a machine, from its name: place, role, number.
define machine {
  $parts = $title.match(/^(\w+)-(\w+)-(\d+)$/)
  $place = $parts ? { undef => 'unknown', default => $parts[1] }
  $role = $parts ? { undef => 'unknown', default => $parts[2] }

  $database = $title.split('-').join('_')

  file { "/var/tmp/${title}.txt":
    content => "place=${place}\nrole=${role}\ndatabase=${database}\n",
  }
}

machine { ['ber-web-07', 'par-db-12', 'printer']: }
