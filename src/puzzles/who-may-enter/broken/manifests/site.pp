$names = ['ada', 'bob']

$rules = $names.each |$name| {
  "allow ${name}"
}

file { '/etc/guard.rules':
  ensure  => file,
  content => $rules.join("\n"),
}
