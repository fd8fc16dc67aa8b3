# Ask the machine what /etc/shop.conf is like, and declare it here.
