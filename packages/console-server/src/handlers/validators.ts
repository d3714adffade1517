import { cleanSisUrl } from '@edconsole/console-core/schemas'
import type { Handlers } from '../http/handler.ts'
import { ADDRESS_CHECKS } from './validators/address-checks.ts'
import { testConnection } from './validators/connection-test.ts'
import { secretsForTest } from './validators/secrets-for-test.ts'

export const validatorHandlers = {
  'validators.aeries': async (call) => {
    const { baseAPI: pasted, cert } = call.body
    const { url } = cleanSisUrl(pasted)
    const wanted = [{ field: 'cert', name: 'sisApiKey', given: cert }] as const
    const secrets = await secretsForTest(call, { kind: 'aeries', url, wanted })
    const { allowLoopback, now } = call
    return testConnection({ kind: 'aeries', pasted, url, secrets, allowLoopback }, ADDRESS_CHECKS, now)
  },
  'validators.q': async (call) => {
    const { baseAPI: pasted, key, secret, fileName: qFilename } = call.body
    const { url } = cleanSisUrl(pasted)
    const secrets = await secretsForTest(call, { kind: 'q', url, wanted: keyAndSecret(key, secret) })
    const { allowLoopback, now } = call
    return testConnection({ kind: 'q', pasted, url, secrets, qFilename, allowLoopback }, ADDRESS_CHECKS, now)
  },
  'validators.qmlativ': async (call) => {
    const { baseAPI: pasted, key, secret } = call.body
    const { url } = cleanSisUrl(pasted)
    const secrets = await secretsForTest(call, { kind: 'qmlativ', url, wanted: keyAndSecret(key, secret) })
    const { allowLoopback, now } = call
    return testConnection({ kind: 'qmlativ', pasted, url, secrets, allowLoopback }, ADDRESS_CHECKS, now)
  },
} satisfies Partial<Handlers>

const keyAndSecret = (key: string | undefined, secret: string | undefined) =>
  [
    { field: 'key', name: 'sisApiKey', given: key },
    { field: 'secret', name: 'sisApiSecret', given: secret },
  ] as const
