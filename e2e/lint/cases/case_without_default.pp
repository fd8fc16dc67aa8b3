case $a {
  'x': { case $b { default: { } } }
  'y': { }
}
case $a {
  'x', default: { case $b { 'z': { } } }
}
case $a { 'x': { $c ? { default => 1 } } }
