notice($chrony::config)
