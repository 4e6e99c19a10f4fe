"""A net evaluated without a new array: the inputs of a seat, then an answer for each of its moves and for each seat.

Sums go over the outputs in the inner loop, so that a processor adds several of them at once; inputs of 0 cost nothing.
All is added in the same order everywhere, and needs no function of the system but the root.
"""

import math

import numpy as np

from ..engine.rule import rule

LEAST = 1e-5  # of the variance, as in torch


@rule
def evaluate(net, row, hidden, moves, n, answers, values):
    """Write an answer for each of the first `n` moves, which are counted from the seat, and a value for each seat."""
    add_up(net.first, net.inputs, row, hidden[0])
    settle(net.layer[0], hidden[0])
    pass_on(net.second, hidden[0], hidden[1])
    settle(net.layer[1], hidden[1])
    for i in range(n):
        answers[i] = answer(net.last, net.answer, moves[i], hidden[1])
    first_seat = len(net.answer.bias) - len(values)
    for seat in range(len(values)):
        values[seat] = answer(net.last, net.answer, first_seat + seat, hidden[1])


@rule
def add_up(weights, scales, row, sums):
    """The sums of the first layer."""
    for place in range(len(sums)):
        sums[place] = 0
    for i in range(len(row)):
        if row[i] != 0:
            value = np.float32(row[i]) * scales[i]
            for place in range(len(sums)):
                sums[place] += value * np.float32(weights[i, place])


@rule
def pass_on(weights, before, sums):
    """The sums of the second layer."""
    for place in range(len(sums)):
        sums[place] = 0
    for i in range(len(before)):
        value = before[i]
        if value != 0:
            for place in range(len(sums)):
                sums[place] += value * np.float32(weights[i, place])


@rule
def settle(layer, sums):
    """Scale the sums, centre them, make their variance 1, scale them again, and leave out what is below 0."""
    mean, square = 0.0, 0.0
    for place in range(len(sums)):
        sums[place] = sums[place] * layer.scale[place] + layer.bias[place]
        mean += sums[place]
    mean /= len(sums)
    for place in range(len(sums)):
        square += (sums[place] - mean) * (sums[place] - mean)
    factor = np.float32(1.0 / math.sqrt(square / len(sums) + LEAST))
    middle = np.float32(mean)
    for place in range(len(sums)):
        settled = (sums[place] - middle) * factor * layer.gain[place] + layer.shift[place]
        sums[place] = settled if settled > 0 else np.float32(0)


@rule
def answer(weights, numbers, place, hidden):
    """One answer of the last layer."""
    total = np.float32(0)
    for i in range(len(hidden)):
        total += hidden[i] * np.float32(weights[place, i])
    return total * numbers.scale[place] + numbers.bias[place]
