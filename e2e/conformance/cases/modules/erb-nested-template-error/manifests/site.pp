notice(template('app/outer.erb'))
