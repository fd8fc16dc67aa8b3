include timestamp

# A class is never virtual: the mark did nothing.
@class { 'motd': }
