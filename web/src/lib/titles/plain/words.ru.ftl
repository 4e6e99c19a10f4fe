plain-choose = Выберите ход
plain-wait = Решают другие
plain-score = Очки
