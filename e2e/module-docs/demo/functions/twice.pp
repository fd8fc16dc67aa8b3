# Doubles a number.
# @param number The number.
# @return Twice the number.
# @raise Puppet::Error if it is too large
function demo::twice(Integer $number, Integer *$more) >> Integer { $number * 2 }
