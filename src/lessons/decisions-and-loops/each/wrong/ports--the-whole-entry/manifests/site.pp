$sites = {
  'shop' => 8080,
  'blog' => 8081,
  'wiki' => 8082,
}

$sites.each |$entry| {
  file { "/etc/${entry[0]}.conf":
    content => "port=${entry}\n",
  }
}
