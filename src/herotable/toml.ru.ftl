# Что говорит читатель TOML; имя сообщения составлено из его английских слов.

toml-at-line = строка { $line }, столбец { $column }
toml-at-end = в конце текста

toml-invalid-statement = так строка начинаться не может
toml-expected-newline-or-end-of-document-after-a-statement = после значения строка должна кончиться
toml-expected = не хватает { $what }
toml-found-invalid-character = здесь не может стоять знак { $what }
toml-illegal-character = здесь не может стоять знак { $what }
toml-cannot-declare-twice = таблица { $what } объявлена дважды
toml-cannot-overwrite-a-value = этот ключ уже есть
toml-expected-at-the-end-of-a-table-declaration = заголовок таблицы должен кончаться на { $what }
toml-expected-at-the-end-of-an-array-declaration = заголовок таблицы должен кончаться на { $what }
toml-cannot-mutate-immutable-namespace = таблицу { $what } больше нельзя дополнить
toml-cannot-redefine-namespace = таблица { $what } уже есть
toml-expected-after-a-key-in-a-key-value-pair = после ключа не хватает { $what }
toml-invalid-initial-character-for-a-key-part = ключ не может начинаться с такого знака
toml-unclosed-array = список не закрыт
toml-unclosed-inline-table = таблица в одну строку не закрыта
toml-duplicate-inline-table-key = ключ { $what } стоит в таблице дважды
toml-unescaped-in-a-string = знак { $what } в тексте пишется дважды
toml-invalid-hex-value = это не шестнадцатеричное число
toml-escaped-character-is-not-a-unicode-scalar-value = такого знака нет в Юникоде
toml-unterminated-string = текст в кавычках не закрыт
toml-invalid-date-or-datetime = такого дня или часа нет
toml-invalid-value = это не значение: тексту нужны кавычки, у чисел их нет
