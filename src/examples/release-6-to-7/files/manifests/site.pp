include timestamp

# A class is never virtual: the @ had no effect.
@class { 'motd': }
