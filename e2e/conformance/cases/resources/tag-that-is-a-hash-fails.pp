notify { 'hello':
  tag => { 'a' => 'b' },
}
