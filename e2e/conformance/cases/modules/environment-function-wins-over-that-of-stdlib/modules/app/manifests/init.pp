class app {
  notice(fqdn_rotate(['app'], 'x'), ::parsejson('{}'))
}
