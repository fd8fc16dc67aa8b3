file { '/a': ensure =>file, mode =>  '0644', owner => 'root' }
$a = { 'x' =>
  1 }
