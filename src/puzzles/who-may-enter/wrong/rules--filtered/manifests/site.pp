$names = ['ada', 'bob']

$rules = $names.filter |$name| {
  "allow ${name}"
}

file { '/etc/guard.rules':
  ensure  => file,
  content => $rules.join("\n"),
}
