import { expect, test } from 'vitest'
import { forgottenAddress, signInAddress } from './sign-in-address.ts'

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

test.each([
  [{ clientId: 7, username: 'dana' }, '/api/login?provider=illuminate&forgotten=1&clientId=7&username=dana'],
  [{ username: '' }, '/api/login?provider=illuminate&forgotten=1'],
])('R33 who has forgotten the password asks for a code: %j', (person, expected) => {
  expect(forgottenAddress('/api/login', person)).toBe(expected)
})
