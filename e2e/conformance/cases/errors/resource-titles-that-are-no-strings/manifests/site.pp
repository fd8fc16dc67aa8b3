notice('x')
notice(Resource['notify', [1, 2]])
