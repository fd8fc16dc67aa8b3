# A folder for a person, and a note for who looks into it.
define home (
  Optional[String] $owner = undef,
  Optional[String] $note = undef,
) {
  file { "/srv/${title}":
    ensure => directory,
    *      => $owner ? { undef => {}, default => { 'owner' => $owner } },
  }

  if $note =~ String[1] {
    file { "/srv/${title}/note":
      content => "${note}\n",
    }
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
