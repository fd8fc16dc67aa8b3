notice(file('/opt/nope'))
