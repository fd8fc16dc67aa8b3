notice(shout('x'))
