# The place and the role of a machine, from its name.
define machine {
  $place = 'unknown'
  $role = 'unknown'

  $database = $title

  file { "/var/tmp/${title}.txt":
    content => "place=${place}\nrole=${role}\ndatabase=${database}\n",
  }
}

machine { ['ber-web-07', 'par-db-12', 'printer']: }
