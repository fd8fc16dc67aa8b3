if $chrony::config { notice(1) } include chrony
