selboolean { 's': value => maybe }
