# Declare /etc/shop.conf here, with its owner, group, and mode.
