quota { 'ada':
  limit => 20,
}
