# A machine of the web shop.
