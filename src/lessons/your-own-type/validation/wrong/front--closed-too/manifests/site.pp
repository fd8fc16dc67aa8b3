door { 'front':
  state => 'closed',
}

door { 'back':
  state => 'closed',
}

door { 'garage':
  state => 'unlocked',
}
