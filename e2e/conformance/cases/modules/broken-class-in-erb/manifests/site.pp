notice(inline_template("<%= scope[%q(chrony::config)] %>"))
