import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const api = process.env.PORTAL_API ?? 'http://localhost:4300'

export default defineConfig({
  plugins: [react()],
  preview: { port: Number(process.env.PORTAL_PORT ?? 4310), strictPort: true, proxy: { '/api': api } },
  server: { proxy: { '/api': api } },
  test: { environment: 'jsdom', setupFiles: 'src/setup-tests.ts', testTimeout: 20_000 },
})
