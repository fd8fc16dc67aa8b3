$names = ['ada', 'bob']

$rules = $names.map |$name| {
  "allow ${name}"
}

file { '/etc/guard.rules':
  ensure  => file,
  content => $rules.join("\n"),
}
