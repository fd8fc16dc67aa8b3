# The home directory of a person, with a note for visitors.
define home (
  Optional[String] $owner = undef,
  Optional[String] $note = undef,
) {
  file { "/srv/${title}":
    ensure => directory,
    owner  => 'root',
  }

  file { "/srv/${title}/note":
    content => "${note}\n",
  }
}

home { 'ada':
  owner => 'www-data',
  note  => 'Back on Monday',
}

home { 'grace':
  owner => 'www-data',
  note  => '',
}

home { 'guest': }
