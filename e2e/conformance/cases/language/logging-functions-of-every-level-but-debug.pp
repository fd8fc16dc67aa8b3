# A run without --debug shows all of these but one.
debug('a detail')
info('by the way')
notice('seen', 2, { 'a' => 1 })
warning('careful')
err('wrong')
alert('now')
crit('worse')
emerg('on fire')
