import { expect, test } from 'vitest'
import { signInAddress } from './sign-in-address.ts'

test.each([
  ['/api/login', '/api/login?clientId=7&provider=google&returnTo=%2F42%2Fimport-logs%3Fpage%3D2'],
  [
    'https://id.example.org/start?app=console',
    'https://id.example.org/start?app=console&clientId=7&provider=google&returnTo=%2F42%2Fimport-logs%3Fpage%3D2',
  ],
])('[R12] a federated sign-in starts at %s with client, provider and the way back', (url, expected) => {
  expect(signInAddress(url, { clientId: 7, provider: 'google', returnTo: '/42/import-logs?page=2' })).toBe(
    expected,
  )
})
