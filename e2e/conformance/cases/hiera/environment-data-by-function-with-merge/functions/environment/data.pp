function environment::data() {
  { 'lookup_options' => { 'motd::list' => { 'merge' => 'unique' } }, 'motd::list' => ['a', 'b', 'a'], 'motd::text' => "on ${facts['os']['name']}", 'nested' => { 'key' => 'deep' } }
}
