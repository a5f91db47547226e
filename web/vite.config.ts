import { svelte } from '@sveltejs/vite-plugin-svelte';
import Icons from 'unplugin-icons/vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte(), Icons({ compiler: 'svelte' })],
  build: { outDir: '../src/tablee/_web', emptyOutDir: true, target: 'es2022' },
  server: { proxy: { '/health': 'http://127.0.0.1:8000' } },
  test: { include: ['src/**/*.test.ts'] },
});
