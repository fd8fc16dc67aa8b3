# The sites of this machine, and their ports.
$sites = {
  'shop' => 443,
  'blog' => 80,
  'wiki' => 8080,
}

# The number of sites with a port that only root can use.
$limit = 1024
$low = 0
$sites.each |$name, $port| {
  if $port < $limit {
    $low = $low + 1
  }
}

# True if a site uses https.
$https = false

file { '/etc/sites.low':
  content => "${low}\n",
}

file { '/etc/sites.https':
  content => "${https}\n",
}
