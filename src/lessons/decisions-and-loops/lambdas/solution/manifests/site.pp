# The sites of this machine, and their ports.
$sites = {
  'shop' => 443,
  'blog' => 80,
  'wiki' => 8080,
}

# The number of sites with a port that only root can use.
$limit = 1024
$low = $sites.filter |$name, $port| { $port < $limit }.size

# True if a site uses https.
$https = $sites.any |$name, $port| { $port == 443 }

file { '/etc/sites.low':
  content => "${low}\n",
}

file { '/etc/sites.https':
  content => "${https}\n",
}
