import { svelte } from '@sveltejs/vite-plugin-svelte';
import Icons from 'unplugin-icons/vite';
import { defineConfig } from 'vitest/config';

const server = 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), Icons({ compiler: 'svelte' })],
  build: { outDir: '../src/tablee/_web', emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  server: { proxy: { '/health': server, '/api': server, '/ws': { target: server.replace('http', 'ws'), ws: true } } },
  test: { include: ['src/**/*.test.ts'], css: true },
});
