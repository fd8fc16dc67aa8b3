# Namespace for classes of modules.
module PuppetX; end
