include login
include login::strict
