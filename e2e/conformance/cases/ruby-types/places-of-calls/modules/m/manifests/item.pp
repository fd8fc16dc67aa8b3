define m::item() {
  notice(m::places())
}
