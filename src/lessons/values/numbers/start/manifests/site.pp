# What an old list says of this machine's memory, in MB.
$megabytes = '6500'

# Half of it is for the shop.
$share = $megabytes / 2

# The shop's workers, what they leave over, and its cache.
$workers = 1
$rest = 0
$cache = 0

file { '/etc/shop.limits':
  content => "memory=${share}\nworkers=${workers}\nrest=${rest}\ncache=${cache}\n",
}
