# selector undef none, as releases before 4 take it.
$y = $nothing ? {
  'a' => 1,
}
