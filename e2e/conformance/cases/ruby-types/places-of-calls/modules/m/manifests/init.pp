class m {
  notice(m::places())
  with(1) |$n| { contain m::inner }
}
