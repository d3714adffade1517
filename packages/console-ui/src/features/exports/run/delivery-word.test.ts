import { expect, it } from 'vitest'
import { deliveryWord } from './delivery-word.ts'

it.each([
  ['pending', 'queued', 'sftp', 'pending'],
  ['generated', 'loading', 'sftp', 'generated'],
  ['generated', 'completed', 'download', 'ready'],
  ['generated', 'cancelled', 'sftp', 'notSent'],
  ['pending', 'cancelled', 'sftp', 'notSent'],
  ['transferred', 'completed', 'sftp', 'transferred'],
  ['failed', 'failed', 'ftps', 'failed'],
] as const)(
  '[domain 3.29] a file that is %s in a run that is %s by %s is %s',
  (delivery, status, method, word) => {
    expect(deliveryWord({ deliveryStatus: delivery, status }, method)).toBe(word)
  },
)
