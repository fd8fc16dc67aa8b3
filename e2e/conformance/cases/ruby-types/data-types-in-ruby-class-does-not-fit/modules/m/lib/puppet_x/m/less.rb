module PuppetX; module M; end; end
class PuppetX::M::Less; end
