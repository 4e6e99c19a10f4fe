# Что может быть не так, когда играют много партий сразу.

# много столов
yes-or-no = список, длина { $count }, в нём да или нет
whole-numbers = список, длина { $count }, в нём целые числа
out-array = массив { $kind } формы { $shape }, цельный и открытый для записи
out-pair = пара массивов
bot-array = массив формы { $shape }, в нём для каждого места число от 0 до { $most }: 0 вы, 1 random, 2 playout, 3 greedy
bots-everywhere = bots: ожидается, что за каждым столом хотя бы одно место ваше
array = { $kind } формы { $shape }
batch-matches = партия или столько партий, сколько столов: { $count }
batch-match = партия
batch-alike = партии той же игры, с тем же числом мест, теми же условиями и тем же набором
batch-other = партия { $title }, мест: { $seats }, или другие условия, или другой набор
batch-move = стол { $table }: ход { $move }: ожидается от 0 до { $most }
batch-refused = стол { $table }: ход { $number }, { $move }, не разрешён: см. правило { $rule }

# GPU
no-gpu = нет GPU: { $reason }
no-gpu-library = не установлена numba-cuda; она входит в herotable[gpu]
no-gpu-device = на этой машине нет устройства CUDA
gpu-driver = драйвер CUDA не отвечает: { $reason }
gpu-number = массив на GPU номер { $number }
on-host = массив в памяти компьютера
stays-on-device = этот массив остаётся на GPU: to_host() копирует его, а torch, CuPy и JAX берут его как есть

# арена и баланс
bots-share = двое или больше, и чтобы мест ({ $seats }) досталось всем поровну
bots-for-seats = один на все места или по одному на место, столько: { $seats }
bot-with-budget = бот с числом итераций, например easy
same-packs = --compare: ожидаются два разных набора, а эти одинаковы
worker-killed = рабочий процесс убит; сыгранное сохранено, продолжить: --resume

# журнал
out-is-file = --out: ожидается папка, а здесь файл { $file }
ledger-begun = { $file }: здесь уже начат прогон; продолжите его с --resume или укажите в --out другую папку
ledger-full = { $file }: { $reason }; сохранено сыгранных частей: { $count }; освободите место и продолжите с --resume
ledger-line = ожидается строка журнала
ledger-plan = ожидается план прогона
ledger-unit = ожидается сыгранная часть
ledger-other-plan = { $file }: журнал другого плана: { $differences }
ledger-difference = { $key } там { $there }, а здесь { $here }

# кластеры
no-ray = --cluster: нужен Ray; установите herotable[cluster]
cluster-away = кластер { $address }: там никто не отвечает; ожидается HOST:PORT кластера Ray
cluster-refuses = кластер { $address }: { $reason }
cluster-failed = кластер { $address }: { $reason }; сыгранное сохранено, продолжить: --resume
cluster-lost = кластер { $address }: связь потеряна; сыгранное сохранено, продолжить: --resume

# обучение
no-torch = torch не установлен; он входит в herotable[train]
training-begun = { $file }: здесь уже есть прогон; продолжите его (--resume) или выберите другую папку (--out)
no-training = { $file }: нужно сохранённое состояние прогона; начните новый без --resume
other-training = { $file }: это прогон игры { $title }
