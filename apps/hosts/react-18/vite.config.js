import { defineConfig } from 'vite'

export default defineConfig({
  base: '/schools/',
  build: { outDir: 'dist/vite' },
  oxc: { jsx: { runtime: 'automatic' } },
})
