# What can go wrong while rules are compiled to WebAssembly.

wasm-failed = { $title } cannot be compiled to WebAssembly: { $reason }
