class m::inner($value = m::places()) {
  notice($value)
}
