$a = $facts['kernel'] ? {
  Linux   => 'a',
  darwin  => 'b',
  'SunOS' => 'c',
  default => 'd',
}
