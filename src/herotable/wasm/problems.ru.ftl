# Что может пойти не так при сборке правил в WebAssembly.

wasm-failed = { $title } не собирается в WebAssembly: { $reason }
