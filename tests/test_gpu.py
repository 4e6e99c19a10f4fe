"""The kernels of the GPU, run by Numba's simulator: the same tables as the CPU's, byte for byte."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import herotable as ht
from herotable.lab import gpu
from herotable.lab.cuda_codegen import compact

HERE = Path(__file__).parents[1]
SIMULATED = {"NUMBA_ENABLE_CUDASIM": "1", "HEROTABLE_INTERPRETED": "1"}
FEW = ["--tables", "2", "--steps", "12", "--games", "0"]


@pytest.mark.slow
@pytest.mark.parametrize("title", ht.games())
def test_the_simulated_gpu_does_what_the_cpu_does(title):
    command = [sys.executable, "-m", "benchmarks.gpu", title, *FEW]
    result = subprocess.run(command, cwd=HERE, env=os.environ | SIMULATED, capture_output=True, text=True, check=False)
    assert "2 tables, 12 steps: the same on both" in result.stdout, result.stderr
    assert result.returncode == 0


def test_arrays_stay_on_the_simulated_gpu():
    command = [sys.executable, "-m", "tests.simulated_gpu"]
    result = subprocess.run(command, cwd=HERE, env=os.environ | SIMULATED, capture_output=True, text=True, check=False)
    assert result.stdout == "all is well\n", result.stderr


@pytest.mark.slow
@pytest.mark.parametrize("title", ht.games())
def test_no_rule_counts_an_index_from_the_end(title):
    command = [sys.executable, "-m", "tests.forward", title]
    env = os.environ | {"HEROTABLE_INTERPRETED": "1"}
    result = subprocess.run(command, cwd=HERE, env=env, capture_output=True, text=True, check=False)
    assert result.stdout == f"{len([*ht.game(title).variants()])} games\n", result.stderr


def test_compact_code_has_rolled_loops_and_no_index_from_the_end():
    module = "\n".join(
        [
            "define void @rule() {",
            "top:",
            '  br label %"loop"',
            "loop:",
            '  %".1" = icmp slt i64 %".0", 0',
            '  %".2" = add i64 %".0", 7',
            '  %".3" = select  i1 %".1", i64 %".2", i64 %".0"',
            '  br i1 %".4", label %"loop", label %"end"',
            "end:",
            "  ret void",
            "}",
        ]
    )
    lines = compact(module).split("\n")
    assert lines[2] == '  br label %"loop"'
    assert lines[4] == '  %".1" = icmp slt i64 0, 0'
    assert lines[7].endswith('label %"end", !llvm.loop !900001')
    assert lines[-2:] == ['!900000 = !{!"llvm.loop.unroll.disable"}', "!900001 = distinct !{!900001, !900000}"]


def test_without_a_gpu_the_batch_says_so(monkeypatch):
    monkeypatch.setattr(gpu, "missing", lambda: "no CUDA device was found on this machine")
    with pytest.raises(ht.UserError, match="no GPU: no CUDA device was found"):
        gpu.GpuBatch(ht.game("pow"), 1, 2)


def test_a_batch_needs_only_numpy_and_numba():
    code = (
        "import sys, benchmarks.gpu, herotable.lab.batch\n"
        "print(*{'rich', 'openskill', 'fluent', 'babel'} & {name.split('.')[0] for name in sys.modules})"
    )
    result = subprocess.run([sys.executable, "-c", code], cwd=HERE, capture_output=True, text=True, check=True)
    assert result.stdout.strip() == ""
