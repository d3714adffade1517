import type { Export } from '@edconsole/console-core/contract'
import type { TestFetch } from './create-test-server.ts'
import { sender } from './walks/send.ts'

/** The district whose exports tests change. */
export const LEA = '4107320'

const ask = sender('/export')
let made = 0

/** Calls about exports, for a signed-in user. */
export const exportCalls = (browser: TestFetch) => {
  const create = (body: object, query = '') => ask(browser, 'POST', `?lea=${LEA}${query}`, body)
  return {
    create,
    update: (id: number, body: object, query = '') =>
      ask(browser, 'PATCH', `/${id}?lea=${LEA}${query}`, body),
    remove: (id: number) => ask(browser, 'DELETE', `/${id}?lea=${LEA}`),
    sendNow: (body: object) => ask(browser, 'POST', `/send-now?lea=${LEA}`, body),
    list: async (query = ''): Promise<Export[]> => (await ask(browser, 'GET', `?lea=${LEA}${query}`)).data,
    /** An export of the test's own. */
    add: async (more: object = {}): Promise<Export> => (await create(exportDraft(more))).data,
  }
}

/** The body of a new export, switched off. */
export const exportDraft = (more: object = {}) => {
  made += 1
  return {
    name: `Export ${made}`,
    productId: 2,
    components: ['sites', 'students'],
    deliveryMethod: 'sftp',
    host: 'sftp.example.org',
    username: 'larkspur',
    ...more,
  }
}

/** In the form of a private key; it opens nothing. */
export const PRIVATE_KEY = `-----BEGIN OPENSSH PRIVATE KEY-----
b3BlbnNzaC1rZXktdjEAAAAABG5vbmUAAAAEbm9uZQ
-----END OPENSSH PRIVATE KEY-----`
