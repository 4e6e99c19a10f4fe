import "unplugin-icons/types/svelte";
