door { 'front':
  state => 'open',
}

door { 'back':
  state => 'close',
}

door { 'garage':
  state => 'unlocked',
}
