include login::strict
