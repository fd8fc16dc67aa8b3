door { 'front':
  state => 'open',
}

door { 'back':
  state => 'close',
}
