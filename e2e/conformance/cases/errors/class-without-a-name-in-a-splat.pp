$attributes = { 'ensure' => 'file', 'owner' => ['root', Class] }
file { '/tmp/report':
  * => $attributes,
}
