/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import Icons from 'unplugin-icons/vite';
import { defineConfig, loadEnv } from 'vite';

// Origins stay as they are: the server compares them with the address that it was asked by.
const target = loadEnv('', '.', 'TABLEE_').TABLEE_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), Icons({ compiler: 'svelte' })],
  build: { outDir: '../src/tablee/_web', emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  server: { proxy: { '/health': { target }, '/metrics': { target }, '/api': { target }, '/ws': { target, ws: true } } },
  test: { include: ['src/**/*.test.ts'], css: true, pool: 'threads', testTimeout: 60_000 },
});
