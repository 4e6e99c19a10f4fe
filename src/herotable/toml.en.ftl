# What the reader of TOML says, for people who write a pack; the name of a message is made of its own words.

toml-at-line = at line { $line }, column { $column }
toml-at-end = at the end of the text

toml-invalid-statement = a line cannot begin like this
toml-expected-newline-or-end-of-document-after-a-statement = the line has to end after the value
toml-expected = { $what } is missing
toml-found-invalid-character = the character { $what } cannot stand here
toml-illegal-character = the character { $what } cannot stand here
toml-cannot-declare-twice = the table { $what } is declared twice
toml-cannot-overwrite-a-value = this key is there already
toml-expected-at-the-end-of-a-table-declaration = the heading of a table has to end with { $what }
toml-expected-at-the-end-of-an-array-declaration = the heading of a table has to end with { $what }
toml-cannot-mutate-immutable-namespace = nothing can be added to the table { $what } any more
toml-cannot-redefine-namespace = the table { $what } is there already
toml-expected-after-a-key-in-a-key-value-pair = { $what } is missing after the key
toml-invalid-initial-character-for-a-key-part = a key cannot begin with this character
toml-unclosed-array = the list is not closed
toml-unclosed-inline-table = the table in one line is not closed
toml-duplicate-inline-table-key = the key { $what } stands twice in the table
toml-unescaped-in-a-string = the character { $what } is written twice in a text
toml-invalid-hex-value = this is no hexadecimal number
toml-escaped-character-is-not-a-unicode-scalar-value = Unicode has no such character
toml-unterminated-string = the text in quotes is not closed
toml-invalid-date-or-datetime = there is no such day or hour
toml-invalid-value = this is no value: a text needs quotes, a number has none
