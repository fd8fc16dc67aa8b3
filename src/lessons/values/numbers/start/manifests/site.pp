# The memory of this machine in MB, from an inventory.
$megabytes = '6500'

# The shop gets half of it.
$share = $megabytes / 2

# The workers of the shop, the remaining memory, and the cache.
$workers = 1
$rest = 0
$cache = 0

file { '/etc/shop.limits':
  content => @("LIMITS"),
    memory=${share}
    workers=${workers}
    rest=${rest}
    cache=${cache}
    | LIMITS
}
