# Loaded when code first uses a class that only the table has.
Bunraku::PuppetClasses.create_all
