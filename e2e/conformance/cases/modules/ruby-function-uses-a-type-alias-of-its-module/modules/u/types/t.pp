type U::T = String[2]
