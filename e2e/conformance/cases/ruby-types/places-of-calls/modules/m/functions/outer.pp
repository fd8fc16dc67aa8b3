function m::outer() {
  [2].map |$n| {
    m::places()
  }
}
