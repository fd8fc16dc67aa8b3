notice(find_file('m/d'), find_file('m/zz', 'm/d/x'), find_file('m/d/'), find_file('/nope', '/tmp'))
notice(find_template('m/t'), find_template('m/t/y.epp'), find_template('/etc'))
notice(file('/etc/passwd') =~ /^root:/)
