class a::other {
  include a::deep
}
