# The disks of this machine, in GB.
$disks = {
  'system' => 20,
  'shop'   => 80,
  'cache'  => 5,
  'backup' => 400,
}

$large = $disks.keys
$lines = $disks.map |$name, $size| { "${name}: ${size} GB" }
$total = $disks.values.reduce |$sum, $size| { $sum + $size }

file { '/etc/disks.large':
  content => $large.join("\n"),
}

file { '/etc/disks.list':
  content => $lines.join("\n"),
}

file { '/etc/disks.total':
  content => "${total} GB",
}
