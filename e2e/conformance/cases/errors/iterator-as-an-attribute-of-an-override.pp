notify { 'list': }
Notify['list'] {
  message => [1, 2].reverse_each,
}
