import type { Handlers } from '../http/handler.ts'
import { runTest } from './validators/run-test.ts'

export const validatorHandlers = {
  'validators.aeries': (call) => {
    const { baseAPI: pasted, cert } = call.body
    return runTest(call, {
      kind: 'aeries',
      pasted,
      wanted: [{ field: 'cert', name: 'sisApiKey', given: cert }],
    })
  },
  'validators.q': (call) => {
    const { baseAPI: pasted, key, secret, fileName: qFilename } = call.body
    return runTest(call, { kind: 'q', pasted, wanted: keyAndSecret(key, secret), qFilename })
  },
  'validators.qmlativ': (call) => {
    const { baseAPI: pasted, key, secret } = call.body
    return runTest(call, { kind: 'qmlativ', pasted, wanted: keyAndSecret(key, secret) })
  },
  'validators.oneroster': (call) => {
    const { baseAPI: pasted, key, secret, tokenUrl } = call.body
    return runTest(call, { kind: 'oneroster', pasted, wanted: keyAndSecret(key, secret), tokenUrl })
  },
} satisfies Partial<Handlers>

const keyAndSecret = (key: string | undefined, secret: string | undefined) =>
  [
    { field: 'key', name: 'sisApiKey', given: key },
    { field: 'secret', name: 'sisApiSecret', given: secret },
  ] as const
