# What the reader of JSON says, for people whose save is broken; the name of a message is made of its own words.

json-expecting-value = a value is missing
json-expecting-delimiter = { $what } is missing
json-expecting-property-name-enclosed-in-double-quotes = a key in double quotes is missing
json-illegal-trailing-comma-before-end-of-object = no comma can stand before the end of a table
json-illegal-trailing-comma-before-end-of-array = no comma can stand before the end of a list
json-extra-data = there is more after the end
json-unterminated-string-starting-at = the text in quotes is not closed
json-invalid-control-character-at = this character cannot stand in a text
json-invalid-control-character = this character cannot stand in a text
json-invalid-escape = no such character can follow a backslash
json-invalid-uxxxx-escape = four hexadecimal digits are missing after \u
json-unexpected-utf-bom = the file begins with a byte order mark
