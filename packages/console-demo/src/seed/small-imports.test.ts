import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openBlankDatabase, readBatch } from '@edconsole/console-server/internal/testing'
import { expect, it } from 'vitest'
import { COMPONENT_FILES } from './imports/component-files.ts'
import { seedImports } from './imports.ts'
import { seedInbox } from './inbox.ts'
import { sampleDistrict } from './sample-district.ts'

const FILES = Object.values(COMPONENT_FILES).map(({ filePattern }) => filePattern)
const NOW = new Date('2026-09-14T12:14:00Z')

it('the small seed has one of each fault', async () => {
  const small = await openBlankDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'edconsole-seed-'))
  const one = [sampleDistrict(412, '4107320', 'rich', 3)]
  await small.db
    .insertInto('districts')
    .values(one.map(({ profile: _, sites: __, ...d }) => d))
    .execute()
  await seedImports(small.db, { now: NOW, districts: one, kind: 'small' })
  await seedInbox(folder, { now: NOW, districts: one, kind: 'small' })
  expect(await readdir(join(folder, '4107320'))).toEqual([...FILES].sort())
  expect((await readFile(join(folder, '4107320', 'STU.csv'), 'utf8')).split('\n')).toHaveLength(54)
  const { details, header } = await readBatch(small.db, 48_212)
  expect(details.map((d) => d.cause).sort()).toEqual([
    'R001:siteCode',
    'R002:studentId',
    'T001:gradeLevel',
    'T001:gradeLevel',
    'T002:primaryLanguage',
    'V003:lastName',
    'V004:birthDate',
    'V008:studentId',
    'V009:emailAddress',
  ])
  expect(header.recordsRejected).toBe(7)
  await small.close()
  await rm(folder, { recursive: true, force: true })
})
