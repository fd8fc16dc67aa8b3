$defaults = { 'port' => 80, 'workers' => 2 }

$shops = {
  'tea'    => { 'port' => 8080 },
  'coffee' => { 'workers' => 4 },
}

$shops.each |$name, $own| {
  $settings = $own

  file { "/etc/${name}.conf":
    ensure  => file,
    content => "port=${settings['port']}\nworkers=${settings['workers']}\n",
  }
}
