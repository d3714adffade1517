import { randomUUID } from 'node:crypto'
import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Clock } from '../clock.ts'
import type { Mail } from './mail.ts'

/** Without a mail server: each letter is a file that any mail program opens. Their names sort by time. */
export const fileMail = (dir: string, from: string, now: Clock): Mail => {
  const transport = createTransport(
    { streamTransport: true, buffer: true, newline: 'windows' },
    { from, disableFileAccess: true, disableUrlAccess: true },
  )
  return {
    send: async (mail) => {
      const at = now()
      const { message } = await transport.sendMail({ ...mail, date: at })
      if (!Buffer.isBuffer(message)) throw new Error('The letter was not written as a whole.')
      const name = `${at.toISOString().replace(/[:.]/g, '-')}-${randomUUID()}`
      await writeWhole(dir, `${name}.eml`, message)
    },
  }
}

/** Gets its name when all of it is on the disk: no reader finds half a letter, and no crash loses a sent one. */
const writeWhole = async (dir: string, name: string, content: Uint8Array): Promise<void> => {
  await mkdir(dir, { recursive: true })
  const draft = join(dir, `${name}.unfinished`)
  const file = await open(draft, 'wx', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(draft, join(dir, name))
}
