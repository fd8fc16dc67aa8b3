class b {
  notice(
}
