# What an old list says of this machine's memory, in MB.
$megabytes = '6500'

# Half of it is for the shop.
$share = Integer($megabytes) / 2

# The shop's workers, what they leave over, and its cache.
$workers = $share / 500.0
$rest = $share % 500
$cache = round($share * 0.3)

file { '/etc/shop.limits':
  content => "memory=${share}\nworkers=${workers}\nrest=${rest}\ncache=${cache}\n",
}
