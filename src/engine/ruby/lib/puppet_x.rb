# Where modules put classes of their own.
module PuppetX; end
