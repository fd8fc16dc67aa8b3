# The disks of this machine, in GB.
$disks = {
  'system' => 20,
  'shop'   => 80,
  'cache'  => 5,
  'backup' => 400,
}

$large = $disks.map |$name, $size| { if $size >= 50 { $name } }.filter |$name| { $name =~ NotUndef }
$lines = $disks.keys.map |$name| { "${name}: ${disks[$name]} GB" }
$total = $disks.reduce(0) |$sum, $entry| { $sum + $entry[1] }

file { '/etc/disks.large':
  content => $large.join("\n"),
}

file { '/etc/disks.list':
  content => $lines.join("\n"),
}

file { '/etc/disks.total':
  content => "${total} GB",
}
