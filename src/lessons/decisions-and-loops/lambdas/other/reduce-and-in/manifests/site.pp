# The sites of this machine, and their ports.
$sites = {
  'shop' => 443,
  'blog' => 80,
  'wiki' => 8080,
}

# How many of them have a port that only root may take.
$limit = 1024
$low = $sites.values.reduce(0) |$sum, $port| { if $port < $limit { $sum + 1 } else { $sum } }

# Whether one of them uses https.
$https = 443 in $sites.values

file { '/etc/sites.low':
  content => "${low}\n",
}

file { '/etc/sites.https':
  content => "${https}\n",
}
