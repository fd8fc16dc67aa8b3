notice('the default manifest')
