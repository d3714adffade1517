import { clientIdOf, DEMO_PASSWORD } from '@edconsole/console-demo'
import { startDemoOpenId } from '@edconsole/console-demo/identity-providers'
import { expect, it, onTestFinished } from 'vitest'
import { takePort } from '../../../take-port.ts'
import { createTestServer } from '../../../testing/index.ts'
import { socketBrowser } from '../../../testing/socket-browser.ts'
import { providerVisitor } from './testing/provider-visitor.ts'

it('[R15] the demo’s provider tells the console when somebody signs out there, and ends that session alone', async () => {
  const door = await takePort(0, '127.0.0.1')
  onTestFinished(() => door.close(0))
  const consoleUrl = `http://127.0.0.1:${door.port}`
  const server = await createTestServer({ seed: 'demo', allowLoopback: true, publicUrl: `${consoleUrl}/` })
  onTestFinished(server.close)
  door.open(server.app.fetch)
  const provider = await startDemoOpenId(server.db, { secrets: server.secrets, consoleUrl })
  onTestFinished(provider.close)

  const enter = async () => {
    const browser = socketBrowser(() => door.port)
    const visitor = providerVisitor(consoleUrl)
    const start = await browser.exchange(`/login?provider=google&clientId=${clientIdOf(420)}`, {})
    const account = { username: 'cinder@example.org', password: DEMO_PASSWORD }
    const back = await visitor.authorize(start.headers.get('location') ?? '', account)
    expect((await browser.exchange(back.replace('/api', ''), {})).status).toBe(303)
    return { visitor, me: async () => (await browser.call('GET', '/user-info')).status }
  }
  const [one, other] = [await enter(), await enter()]
  expect([await one.me(), await other.me()]).toEqual([200, 200])
  await one.visitor.signOut(`${provider.issuer}/session/end`)
  await expect.poll(one.me).toBe(401)
  expect(await other.me()).toBe(200)
}, 240_000)
