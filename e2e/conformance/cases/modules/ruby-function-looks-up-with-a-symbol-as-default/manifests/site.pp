notice(u::defaults())
notice(old_defaults())
