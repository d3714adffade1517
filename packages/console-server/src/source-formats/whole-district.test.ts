import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ImportedComponent } from '@edconsole/console-core/import-rules'
import iconv from 'iconv-lite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readBatch } from '../pipeline/testing/import-bench.ts'
import { createTestServer, type TestServer } from '../testing/index.ts'
import { jsonCalls } from '../testing/json-calls.ts'
import { SOURCE_FORMATS, sourceFormat } from './source-formats.ts'
import { createDistrictModel } from './testing/create-district-model.ts'
import { differences } from './testing/differences.ts'
import { FORMAT_WRITERS } from './testing/writers.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

/** A district without anything but the templates of a format, and its inbox. */
const emptyDistrict = async () => {
  const { lea } = await server.newDistrict()
  await server.db.updateTable('districts').set({ importsEnabled: true }).where('lea', '=', lea).execute()
  const call = jsonCalls(await server.browser('employee@example.org'))
  const inbox = join(server.inboxDir, lea)
  return {
    addTemplates: async (formatId: string, components?: readonly string[]) => {
      const answer = await call('POST', `/district/source-formats/templates?lea=${lea}`, {
        formatId,
        ...(components ? { components } : {}),
      })
      if (answer.status !== 200) throw new Error(answer.text)
    },
    /** Puts files into an inbox that has seen nothing before. */
    deliver: async (files: Readonly<Record<string, string | Buffer>>) => {
      await rm(inbox, { recursive: true, force: true })
      await mkdir(inbox, { recursive: true })
      for (const [name, content] of Object.entries(files)) await writeFile(join(inbox, name), content)
    },
    sync: async (components?: readonly string[]) => {
      const answer = await call<{ batchId: number }>('POST', `/district/sis-imports/sync?lea=${lea}`, {
        ...(components ? { components } : {}),
      })
      if (answer.status !== 200) throw new Error(answer.text)
      await server.jobs.idle()
      return readBatch(server.db, answer.data.batchId)
    },
    stored: async (component: string) => {
      const rows = await server.db
        .selectFrom('sisRows')
        .select('data')
        .where('lea', '=', lea)
        .where('component', '=', component as ImportedComponent)
        .where('isActive', '=', true)
        .execute()
      return rows.map(({ data }) => data)
    },
  }
}

const writerOf = (id: string) => {
  const writer = FORMAT_WRITERS[id]
  if (!writer) throw new Error(`No writer for ${id}`)
  return writer
}

const errorsIn = ({ details }: Awaited<ReturnType<typeof readBatch>>) =>
  details.filter(({ severity }) => severity === 'error').map(({ message }) => message)

describe('[R46] a whole district', () => {
  it.each(SOURCE_FORMATS)('comes back from the files of $title value by value', async ({ id }) => {
    const model = createDistrictModel(`${id.toLowerCase()}.example.org`)
    const { files, rows } = writerOf(id)
    const district = await emptyDistrict()
    await district.addTemplates(id)
    const delivered = [files(model)]
    if (sourceFormat(id)?.components.students === undefined) {
      // Where a format can't make students, they come from a second one.
      await district.addTemplates('sdsV1', ['students'])
      delivered.push(writerOf('sdsV1').files(model))
    }
    await district.deliver(Object.assign({}, ...delivered))
    const batch = await district.sync()
    expect(errorsIn(batch)).toEqual([])
    expect(batch.header).toMatchObject({ status: 'completed', recordsRejected: 0 })
    for (const [component, expected] of Object.entries(rows(model)))
      expect(
        differences(component as ImportedComponent, await district.stored(component), expected).slice(0, 20),
      ).toEqual([])
  })
})

describe('[R46] a set with faults', () => {
  const model = createDistrictModel('faults.example.org')
  const { files, rows } = writerOf('clever')
  const right = files(model)
  let district: Awaited<ReturnType<typeof emptyDistrict>>
  beforeAll(async () => {
    district = await emptyDistrict()
    await district.addTemplates('clever')
    await district.deliver(right)
    await district.sync()
  })

  const isUnchanged = async (component: 'sites' | 'staff') =>
    expect(differences(component, await district.stored(component), rows(model)[component] ?? [])).toEqual([])

  it('changes nothing without a file that it needs, and names it', async () => {
    const { 'teachers.csv': _, ...others } = right
    await district.deliver(others)
    const batch = await district.sync(['staff'])
    expect(batch.header).toMatchObject({ status: 'failed' })
    expect(errorsIn(batch)).toEqual([expect.stringContaining('"teachers.csv"')])
    await isUnchanged('staff')
  })

  it('loads everything else without a file that it can do without', async () => {
    const other = await emptyDistrict()
    await other.addTemplates('sdsV2', ['sites', 'students'])
    const { 'userFlags.csv': _, ...others } = writerOf('sdsV2').files(
      createDistrictModel('flags.example.org'),
    )
    await other.deliver(others)
    const batch = await other.sync()
    expect(errorsIn(batch)).toEqual([])
    expect(batch.details.map(({ message }) => message)).toContainEqual(
      expect.stringContaining('"userFlags.csv" was not found'),
    )
    const students = await other.stored('students')
    expect(students).toHaveLength(60)
    expect(students.filter((student) => 'specialEducation' in student && student.specialEducation)).toEqual(
      [],
    )
  })

  it('leaves out rows that lead nowhere, and says which', async () => {
    const [school, section, student] = [model.schools[0]?.id, model.sections[0]?.id, model.students[0]?.id]
    await district.deliver(
      Object.assign({}, right, {
        'sections.csv': right['sections.csv']?.replace(/,57af[^,]*,/, ',nobody,'),
        'enrollments.csv': `${right['enrollments.csv']}${school},${section},nobody\r\n${school},nothing,${student}\r\n`,
      }),
    )
    const batch = await district.sync(['sections', 'roster'])
    expect(
      batch.details.map(({ componentName, errorCode, message }) => [componentName, errorCode, message]),
    ).toEqual([
      ['sections', 'R004', expect.stringContaining('"nobody"')],
      ['roster', 'R002', expect.stringContaining('"nobody"')],
      ['roster', 'R003', expect.stringContaining('"nothing"')],
    ])
  })

  it('is read although one of its files is written in another encoding', async () => {
    await district.deliver(
      Object.assign({}, right, { 'schools.csv': iconv.encode(right['schools.csv'] ?? '', 'win1252') }),
    )
    const batch = await district.sync(['sites'])
    expect(batch.details.map(({ errorCode }) => errorCode)).toEqual(['V010'])
    await isUnchanged('sites')
  })

  it('changes nothing where a file has semicolons instead of commas', async () => {
    await district.deliver(
      Object.assign({}, right, { 'schools.csv': right['schools.csv']?.replaceAll(',', ';') }),
    )
    const batch = await district.sync(['sites'])
    expect(batch.header).toMatchObject({ status: 'failed' })
    expect(errorsIn(batch)).toContainEqual(expect.stringContaining('"School_id" is missing'))
    await isUnchanged('sites')
  })
})
