function motd::data() {
  { 'motd::text' => 'from the function' }
}
