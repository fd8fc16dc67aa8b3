# What is known of a machine, from its name: place, role, number.
define machine {
  if $title =~ /^([a-z]{3})-([a-z]+)-\d+$/ {
    $place = $2
    $role = $1
  } else {
    $place = 'unknown'
    $role = 'unknown'
  }

  $database = $title.regsubst(/-/, '_', 'G')

  file { "/var/tmp/${title}.txt":
    content => "place=${place}\nrole=${role}\ndatabase=${database}\n",
  }
}

machine { ['ber-web-07', 'par-db-12', 'printer']: }
