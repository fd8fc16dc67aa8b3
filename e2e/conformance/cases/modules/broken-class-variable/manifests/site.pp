notify { "config is ${chrony::config}": }
