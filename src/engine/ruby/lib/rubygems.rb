# Ruby here has no gems. Code that requires RubyGems needs only its class of versions.
