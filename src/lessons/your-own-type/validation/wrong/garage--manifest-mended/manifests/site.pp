door { 'front':
  state => 'open',
}

door { 'back':
  state => 'closed',
}

door { 'garage':
  state => 'open',
}
