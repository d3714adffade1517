import { expect, it } from 'vitest'
import { describeDevice } from './describe-device.ts'

const MOZILLA = 'Mozilla/5.0'
const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'

it.each([
  [`${MOZILLA} (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
  [
    `${MOZILLA} (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
    'Microsoft Edge',
    'Windows',
  ],
  [`${MOZILLA} (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`, 'Chrome', 'Chrome OS'],
  [
    `${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15`,
    'Safari',
    'macOS',
  ],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1`,
    'Safari',
    'iOS',
  ],
  [`${MOZILLA} (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0`, 'Firefox', 'Linux'],
  ['', null, null],
  [null, null, null],
  ['curl/8.14.1', null, null],
])('%s', (userAgent, browser, operatingSystem) => {
  expect(describeDevice(userAgent)).toEqual({ browser, operatingSystem })
})

it('passes on no words of whoever wrote the header', () => {
  for (const text of [
    'Call 555-0123 now/1.0 (trust me)',
    `${MOZILLA} (visit https://evil.example) Evil/1.0`,
    'Your-bank/2.0 (Windows NT 10.0)',
  ]) {
    const { browser, operatingSystem } = describeDevice(text)
    expect([browser, operatingSystem].filter((word) => word !== null && word !== 'Windows')).toEqual([])
  }
})
