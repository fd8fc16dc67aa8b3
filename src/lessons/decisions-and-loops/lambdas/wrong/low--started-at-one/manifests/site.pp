# The sites of this machine, and their ports.
$sites = {
  'shop' => 443,
  'blog' => 80,
  'wiki' => 8080,
}

# How many of them have a port that only root may take.
$limit = 1024
$low = 1
$sites.each |$name, $port| {
  if $port < $limit {
    $low = $low + 1
  }
}

# Whether one of them uses https.
$https = $sites.any |$name, $port| { $port == 443 }

file { '/etc/sites.low':
  content => "${low}\n",
}

file { '/etc/sites.https':
  content => "${https}\n",
}
