import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { localStore } from '../storage/local-store.ts'
import { emailId } from './mail.ts'
import { mailFromEnv } from './mail-from-env.ts'

const EMAIL = {
  to: 'dana@example.org',
  subject: 'Straße 7: your data',
  text: 'Dear Dana,\n\nplease look at this.\n',
  replyTo: 'ana@example.org',
}
const now = () => new Date('2026-09-14T12:14:00Z')
const received: { from: string; to: string[]; raw: string }[] = []
let refusing = false
let server: SMTPServer
let smtpUrl: string
let folder: string

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, session, done) => {
      text(stream).then((raw) => {
        if (refusing) return done(Object.assign(new Error('Mailbox is full'), { responseCode: 552 }))
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map((one) => one.address),
          raw,
        })
        done()
      }, done)
    },
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()))
  smtpUrl = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  folder = await mkdtemp(join(tmpdir(), 'edconsole-mail-'))
})
afterAll(async () => {
  await new Promise<void>((closed) => server.close(() => closed()))
  await rm(folder, { recursive: true })
})

it('a mail server gets the email, from the address of the settings', async () => {
  const env = { CONSOLE_SMTP_URL: smtpUrl, CONSOLE_MAIL_FROM: 'Data Office <data@example.org>' }
  await mailFromEnv(env, localStore(folder), now).send(EMAIL)
  expect(received).toHaveLength(1)
  expect(received[0]).toMatchObject({ from: 'data@example.org', to: ['dana@example.org'] })
  expect(received[0]?.raw).toMatch(/^Reply-To: ana@example\.org\r?$/m)
  expect(received[0]?.raw).toContain('please look at this.')
  expect(await readdir(folder)).toEqual([])
})

it('an email that is sent again has the same Message-ID, at the domain of the sender', async () => {
  const mail = mailFromEnv(
    { CONSOLE_SMTP_URL: smtpUrl, CONSOLE_MAIL_FROM: 'Data Office <data@example.org>' },
    localStore(folder),
    now,
  )
  const id = emailId('alerts', 'key', '7,8')
  received.length = 0
  for (const _ of [1, 2]) await mail.send(Object.assign({ id }, EMAIL))
  await mail.send(EMAIL)
  const ids = received.map(({ raw }) => /^Message-ID: <(.+)>\r?$/m.exec(raw)?.[1])
  expect(ids.slice(0, 2)).toEqual([`${id}@example.org`, `${id}@example.org`])
  expect(ids[2]).not.toBe(ids[0])
})

it('an email that the mail server refuses is not sent', async () => {
  refusing = true
  await expect(
    mailFromEnv({ CONSOLE_SMTP_URL: smtpUrl }, localStore(folder), now).send(EMAIL),
  ).rejects.toThrow(/full/)
  refusing = false
})

it('a mail server that is not there is a failure, not a silence', async () => {
  const mail = mailFromEnv({ CONSOLE_SMTP_URL: 'smtp://127.0.0.1:9' }, localStore(folder), now)
  await expect(mail.send(EMAIL)).rejects.toThrow()
})

it('without a mail server each email is a whole file, for its owner only', async () => {
  const mail = mailFromEnv({}, localStore(folder), now)
  await mail.send(EMAIL)
  await mail.send({ ...EMAIL, subject: 'a second one in the same moment' })
  const dir = join(folder, 'outbox', 'mail')
  const names = await readdir(dir)
  expect(names).toHaveLength(2)
  for (const name of names) expect(name).toMatch(/^2026-09-14T12-14-00-000Z-.+\.eml$/)
  const emails = await Promise.all(names.map((name) => readFile(join(dir, name), 'utf8')))
  const first = emails.find((email) => !email.includes('a second one')) ?? ''
  expect(first).toMatch(/^To: dana@example\.org\r$/m)
  expect(first).toMatch(/^Date: Mon, 14 Sep 2026 12:14:00 \+0000\r$/m)
  expect(first).toContain('Subject: =?UTF-8?')
})

it('a name with a line break, stored before those were refused, adds no header', async () => {
  const dir = join(folder, 'broken')
  await mailFromEnv({}, localStore(dir), now).send({ ...EMAIL, subject: 'Roster\r\nBcc: eve@example.org' })
  const [name = ''] = await readdir(join(dir, 'outbox', 'mail'))
  const email = await readFile(join(dir, 'outbox', 'mail', name), 'utf8')
  expect(email).toMatch(/^Subject: Roster Bcc: eve@example\.org\r$/m)
  expect(email).not.toMatch(/^Bcc:/m)
})

it('a folder that cannot be written to is a failure, not a silence', async () => {
  await writeFile(join(folder, 'file'), '')
  await expect(mailFromEnv({}, localStore(join(folder, 'file')), now).send(EMAIL)).rejects.toThrow()
})

it.each(['mail.example.org', 'https://mail.example.org', 'smtp://', 'smtp:user:geheim'])(
  'refuses the setting %s without repeating it',
  (url) => {
    expect(() => mailFromEnv({ CONSOLE_SMTP_URL: url }, localStore(folder), now)).toThrow(
      'CONSOLE_SMTP_URL must be an address such as smtp://mail.example.org:587.',
    )
  },
)
