selmodule { 's': syncversion => maybe }
