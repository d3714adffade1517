import { expect, it } from 'vitest'
import { messages } from './messages.ts'
import { whereText } from './where-names.ts'

const names = { products: new Map([[3, 'Assessment']]), instances: new Map([[12, 'larkspur-prod']]) }

it.each([
  [{ authProvider: 'illuminate', productId: null, instanceId: null }, 'Local'],
  [{ authProvider: 'google', productId: 3, instanceId: 12 }, 'Google · Assessment · larkspur-prod'],
  [{ authProvider: null, productId: 4, instanceId: 13 }, 'Product 4 · Instance 13'],
  [{ authProvider: null, productId: null, instanceId: null }, ''],
] as const)('[S3] where an account was changed: %o', (line, expected) => {
  expect(whereText(line, names, messages)).toBe(expected)
})
