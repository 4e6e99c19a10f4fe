# Что говорит читатель JSON; имя сообщения составлено из его английских слов.

json-expecting-value = не хватает значения
json-expecting-delimiter = не хватает { $what }
json-expecting-property-name-enclosed-in-double-quotes = не хватает ключа в двойных кавычках
json-illegal-trailing-comma-before-end-of-object = перед концом таблицы не может стоять запятая
json-illegal-trailing-comma-before-end-of-array = перед концом списка не может стоять запятая
json-extra-data = после конца стоит что-то ещё
json-unterminated-string-starting-at = текст в кавычках не закрыт
json-invalid-control-character-at = такой знак не может стоять в тексте
json-invalid-control-character = такой знак не может стоять в тексте
json-invalid-escape = такой знак не может следовать за обратной чертой
json-invalid-uxxxx-escape = после \u не хватает четырёх шестнадцатеричных цифр
json-unexpected-utf-bom = файл начинается с метки порядка байтов
