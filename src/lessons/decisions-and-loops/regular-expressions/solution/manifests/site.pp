# The place and the role of a machine, from its name.
define machine {
  if $title =~ /^([a-z]{3})-([a-z]+)-\d+$/ {
    $place = $1
    $role = $2
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
