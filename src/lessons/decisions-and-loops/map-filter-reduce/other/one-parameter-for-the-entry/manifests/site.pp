# The disks of this machine, in GB.
$disks = {
  'system' => 20,
  'shop'   => 80,
  'cache'  => 5,
  'backup' => 400,
}

$large = filter($disks) |$entry| { $entry[1] >= 50 }.map |$name, $size| { $name }
$lines = map($disks) |$entry| { "${entry[0]}: ${entry[1]} GB" }
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
