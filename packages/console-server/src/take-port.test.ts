import { expect, it, onTestFinished } from 'vitest'
import { takePort } from './take-port.ts'

it('keeps an unused connection longer than the two minutes that proxies do', async () => {
  const door = await takePort(0, '127.0.0.1')
  onTestFinished(() => door.close(0))
  const { headers } = await fetch(`http://127.0.0.1:${door.port}/health`)
  // What Node tells callers of the time after which it closes the connection.
  expect(headers.get('keep-alive')).toBe('timeout=125')
})
