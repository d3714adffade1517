import { defineConfig } from 'vite'

export default defineConfig({
  base: '/schools/',
  build: {
    outDir: 'dist/vite',
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } } },
  },
  oxc: { jsx: { runtime: 'automatic' } },
})
