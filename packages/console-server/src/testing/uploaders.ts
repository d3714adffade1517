import type { ImportUpload, UploadFile } from '@edconsole/console-core/contract'
import { insertFileTemplates } from '../pipeline/testing/insert-file-templates.ts'
import type { Port } from '../take-port.ts'
import type { TestServer } from './create-test-server.ts'
import type { TestDistrict } from './new-district.ts'

type Answer = {
  status: number
  data: unknown
  error: { message: string; receivedBytes?: number } | undefined
}

/** People who upload files over a socket. */
export const uploadersOf = (server: TestServer, door: Port) => {
  /** A person with a district of their own and templates for the small files, over a socket. */
  const newUploader = async (roles = ['ROLE_DISTRICT_DATA_ADMINISTRATOR']) => {
    const district = await server.newDistrict({ roles })
    await insertFileTemplates(server.db, {
      lea: district.lea,
      schoolYear: 2026,
      source: 'sftp',
      updatedAt: server.now(),
    })
    await server.db
      .updateTable('importTemplates')
      .set({ scheduleEnabled: false })
      .where('lea', '=', district.lea)
      .execute()
    await server.db
      .updateTable('districts')
      .set({ autoImportTime: null })
      .where('lea', '=', district.lea)
      .execute()
    return uploaderIn(district)
  }

  const uploaderIn = async (district: TestDistrict, of = district) => {
    const headers = { cookie: await server.signIn(of.email), 'x-requested-with': 'XMLHttpRequest' }
    const ask = async (method: string, path: string, body?: unknown): Promise<Answer> => {
      const bytes = body instanceof Uint8Array ? new Uint8Array(body) : undefined
      const answer = await fetch(`http://127.0.0.1:${door.port}/api${path}`, {
        method,
        headers: { ...headers, 'content-type': bytes ? 'application/octet-stream' : 'application/json' },
        ...(body === undefined ? {} : { body: bytes ?? JSON.stringify(body) }),
      })
      const { data, error } = (await answer.json()) as Answer
      return { status: answer.status, data, error }
    }
    const at = (path: string) => `/district/import-upload${path}?lea=${district.lea}`
    const current = async () => ((await ask('GET', at(''))).data as { upload: ImportUpload | null }).upload
    const announce = async (files: Readonly<Record<string, number>>) =>
      ask('POST', at(''), {
        files: Object.entries(files).map(([name, bytes]) => ({ name, bytes, lastModified: 1 })),
      })
    const part = (file: { id: number }, offset: number, bytes: Uint8Array) =>
      ask('PATCH', `/files/import-uploads/${file.id}?lea=${district.lea}&offset=${offset}`, bytes)
    const check = async (body: object = {}) => {
      const answer = await ask('POST', at('/check'), body)
      await server.jobs.idle()
      return answer
    }
    /** Uploads whole files and lets them be checked. */
    const upload = async (contents: Readonly<Record<string, string | Buffer>>): Promise<ImportUpload> => {
      const bytes = Object.entries(contents).map(([name, content]) => [name, Buffer.from(content)] as const)
      const announced = await announce(Object.fromEntries(bytes.map(([name, { length }]) => [name, length])))
      const { files } = announced.data as ImportUpload
      // Of an empty file, a browser has nothing to send.
      for (const [name, content] of bytes) if (content.length > 0) await part(fileIn(files, name), 0, content)
      await check()
      const checked = await current()
      if (!checked) throw new Error('The upload is gone')
      return checked
    }
    return { district, headers, ask, at, current, announce, part, check, upload }
  }

  return { newUploader, uploaderIn }
}

/** Finds a file of an upload by its name. */
export const fileIn = (files: readonly UploadFile[], name: string): UploadFile => {
  const found = files.find((file) => file.name === name)
  if (!found) throw new Error(`No file ${name}`)
  return found
}
