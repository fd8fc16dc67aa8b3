function environment::data() {
  { 'motd::text' => 'from the function' }
}
