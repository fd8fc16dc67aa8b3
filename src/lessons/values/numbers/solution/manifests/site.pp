# The memory of this machine in MB, from an inventory.
$megabytes = '6500'

# The shop gets half of it.
$share = Integer($megabytes) / 2

# The workers of the shop, the remaining memory, and the cache.
$workers = $share / 500
$rest = $share % 500
$cache = round($share * 0.3)

file { '/etc/shop.limits':
  content => @("LIMITS"),
    memory=${share}
    workers=${workers}
    rest=${rest}
    cache=${cache}
    | LIMITS
}
