function environment::data() {
  'text'
}
