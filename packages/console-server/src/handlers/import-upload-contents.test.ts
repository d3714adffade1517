import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FILES } from '../pipeline/testing/files.ts'
import { type Port, takePort } from '../take-port.ts'
import { createTestServer, type TestServer } from '../testing/create-test-server.ts'
import { fileIn, uploadersOf } from '../testing/uploaders.ts'
import { zipOf } from '../testing/zip-of.ts'

let server: TestServer
let door: Port
let newUploader: ReturnType<typeof uploadersOf>['newUploader']
beforeAll(async () => {
  server = await createTestServer()
  door = await takePort(0, '127.0.0.1')
  door.open(server.app.fetch)
  newUploader = uploadersOf(server, door).newUploader
})
afterAll(async () => {
  await door.close(1000)
  await server.close()
})

describe('[R46] what is in an upload', () => {
  it('may be nothing: an empty file is named, and the others are checked', async () => {
    const me = await newUploader()
    const { state, files } = await me.upload({ 'STF.csv': '', 'SCH.csv': FILES['SCH.csv'] })
    expect(state).toBe('ready')
    expect(files).toMatchObject([
      { name: 'STF.csv', kind: 'unusable', problem: expect.stringMatching(/^File "STF.csv" has no rows/) },
      { name: 'SCH.csv', kind: 'rows', trial: { rows: 2 } },
    ])
  })

  it('is recognized and tried as a set on what is stored, then imported', async () => {
    const me = await newUploader()
    const zip = await zipOf({ 'bundle/Schools of fall.csv': FILES['SCH.csv'], '__MACOSX/x.csv': 'x' })
    const students = `\uFEFF${FILES['STU.csv']}`.replace('Mina,Sol', 'Inés,Sol')
    const checked = await me.upload({
      'set.zip': zip,
      'Pupils.csv': Buffer.from(students),
      'Staff.csv': Buffer.from(FILES['STF.csv'].replace('Maria', 'María'), 'latin1'),
      'notes.csv': 'WHEN,WHAT\nMonday,Called\n',
    })
    expect(checked).toMatchObject({ state: 'ready', message: null, nextRunAt: null })
    const found = Object.fromEntries(checked.files.map((file) => [file.name, file]))
    expect(found['bundle/Schools of fall.csv']).toMatchObject({
      archiveName: 'set.zip',
      componentName: 'sites',
      trial: { rows: 2, added: 2, fatal: null },
    })
    // Their sites come with the same set.
    expect(found['Pupils.csv']).toMatchObject({ trial: { rows: 5, added: 5, rejected: 0 } })
    expect(found['Staff.csv']).toMatchObject({ componentName: 'staff', trial: { added: 1 } })
    expect(found['Staff.csv']?.trial?.causes.map(({ cause }) => cause)).toContain('V010:file')
    expect(found['notes.csv']).toMatchObject({ kind: 'rows', templateId: null, componentName: null })
    expect(found['notes.csv']?.templates[0]?.missingColumns).not.toEqual([])

    const tooEarly = await me.ask('POST', me.at('/start'), { when: 'now' })
    expect(tooEarly.error?.message).toBe('Choose a template for notes.csv, or leave it out.')
    await me.check({ choices: [{ fileId: found['notes.csv']?.id, templateId: null, isLeftOut: true }] })
    const late = await me.ask('POST', me.at('/start'), { when: 'scheduled' })
    expect(late.error?.message).toMatch(/^No schedule imports with these templates/)
    const started = await me.ask('POST', me.at('/start'), { when: 'now' })
    expect(started).toMatchObject({ status: 200, data: { batchId: expect.any(Number) } })
    await server.jobs.idle()
    const { batchId } = started.data as { batchId: number }
    const batch = await server.db
      .selectFrom('importBatches')
      .select(['source', 'triggerType', 'triggeredBy'])
      .where('batchId', '=', batchId)
      .executeTakeFirst()
    // Though its templates expect their files by SFTP.
    expect(batch).toEqual({ source: 'upload', triggerType: 'manual', triggeredBy: expect.any(String) })
    const results = await server.db
      .selectFrom('importResults')
      .select(['componentName', 'status', 'recordsInserted'])
      .where('batchId', '=', batchId)
      .where('componentName', 'in', ['sites', 'staff', 'students'])
      .orderBy('sequence')
      .execute()
    expect(results).toEqual([
      { componentName: 'sites', status: 'completed', recordsInserted: 2 },
      { componentName: 'staff', status: 'completed', recordsInserted: 1 },
      { componentName: 'students', status: 'completed', recordsInserted: 5 },
    ])
    expect(await me.current()).toBeNull()

    const fewer = students.split('\n').slice(0, 5).join('\n').replace('Theo', 'Leo')
    const next = await me.upload({ 'STU.csv': fewer })
    expect(next.files[0]?.trial).toMatchObject({
      added: 0,
      changed: 1,
      unchanged: 3,
      removed: 1,
      isHeld: true,
    })
  })

  it.each([
    ['semicolon', ';'],
    ['tab', '\t'],
  ] as const)(
    'with a %s between its fields is read by a template that says so, and imported',
    async (delimiter, sign) => {
      const me = await newUploader()
      const sites = FILES['SCH.csv'].replaceAll(',', sign)
      const refused = await me.upload({ 'SCH.csv': sites })
      expect(refused.files[0]).toMatchObject({ componentName: 'sites', trial: null })
      expect(refused.files[0]?.problem).toMatch(
        new RegExp(
          `^The file is separated by ${delimiter}s, but .+ reads commas\\. Change the template's delimiter`,
        ),
      )
      await server.db
        .updateTable('importTemplates')
        .set({ delimiter })
        .where('lea', '=', me.district.lea)
        .execute()
      await me.check()
      expect((await me.current())?.files[0]).toMatchObject({
        problem: null,
        trial: { accepted: 2, added: 2 },
      })
      await me.ask('POST', me.at('/start'), { when: 'now' })
      await server.jobs.idle()
      const stored = await server.db
        .selectFrom('sisRows')
        .select('sourceId')
        .where('lea', '=', me.district.lea)
        .where('component', '=', 'sites')
        .orderBy('sourceId')
        .execute()
      expect(stored.map(({ sourceId }) => sourceId)).toEqual(['0412', '0415'])
    },
  )

  it('obeys the manifest of a set', async () => {
    const me = await newUploader()
    await server.db
      .updateTable('importTemplates')
      .set({ mode: 'full' })
      .where('lea', '=', me.district.lea)
      .execute()
    const listed = ['orgs,bulk', 'SCH,delta', 'users,absent'].map((line) => `file.${line}`)
    const checked = await me.upload({
      'manifest.csv': ['propertyName,value', 'oneroster.version,1.1', ...listed, ''].join('\n'),
      'SCH.csv': FILES['SCH.csv'],
      'courses.csv': 'sourcedId,title,courseCode,orgSourcedId\n1,Art,A1,0412\n',
    })
    expect(checked.message).toMatch(/^The manifest lists files that aren't here: orgs\.csv\./)
    expect(fileIn(checked.files, 'manifest.csv')).toMatchObject({ kind: 'manifest', format: 'OneRoster 1.1' })
    expect(fileIn(checked.files, 'SCH.csv').problem).toMatch(/changes only, but .+ reads full files/)
    expect(fileIn(checked.files, 'courses.csv')).toMatchObject({
      format: 'OneRoster 1.1',
      componentName: 'courses',
      templateId: null,
    })
  })

  it('as a set of a format is offered its templates once, then tried as a whole', async () => {
    const me = await newUploader()
    const set = {
      'manifest.csv':
        'propertyName,value\noneroster.version,1.1\nfile.orgs,bulk\nfile.users,bulk\nfile.demographics,bulk\n',
      'orgs.csv':
        'sourcedId,status,name,type,identifier\ns1,,Alder Creek,school,0412\ns2,,Juniper,school,0415\n',
      'users.csv': [
        'sourcedId,status,enabledUser,orgSourcedIds,role,username,givenName,familyName,email,identifier,grades',
        'u1,,true,s1,teacher,mia,Mia,Sol,mia@example.org,T1,',
        'u2,,true,s2,student,leo,Leo,Vance,,1001,05',
        '',
      ].join('\n'),
      'demographics.csv': 'sourcedId,status,birthDate,sex\nu2,,2015-03-02,male\n',
    }
    const own = await me.upload(set)
    expect(own.offeredFormat).toMatchObject({ id: 'oneRoster11', templates: [] })
    expect(own.offeredFormat?.components).toEqual(['sites', 'staff', 'students', 'contacts'])
    expect(own.setTrials).toEqual([])

    // The district reads all but contacts in its own way, so those come disabled.
    const { components, id: formatId } = own.offeredFormat ?? {}
    await me.ask('POST', `/district/source-formats/templates?lea=${me.district.lea}`, {
      formatId,
      components,
    })
    await me.check()
    const disabled = (await me.current())?.offeredFormat
    expect(disabled?.components).toEqual([])
    expect(disabled?.templates.map(({ isEnabled }) => isEnabled)).toEqual([false, false, false, true])

    await server.db
      .updateTable('importTemplates')
      .set({ isEnabled: true })
      .where('lea', '=', me.district.lea)
      .where('sourceFormat', '=', 'oneRoster11')
      .execute()
    expect((await me.current())?.offeredFormat?.templates.every(({ isEnabled }) => isEnabled)).toBe(true)
    await me.check()
    const ready = await me.current()
    expect(ready).toMatchObject({ offeredFormat: null })
    expect(ready?.files.map(({ kind }) => kind)).toEqual(['set', 'set', 'set', 'set'])
    const trials = Object.fromEntries(
      (ready?.setTrials ?? []).map(({ componentName, trial }) => [componentName, trial]),
    )
    expect(trials).toMatchObject({
      sites: { rows: 2, added: 2, fatal: null },
      // Their sites are in another file of the set.
      staff: { rows: 1, added: 1, rejected: 0 },
      students: { rows: 1, added: 1, rejected: 0 },
      contacts: { fatal: expect.stringMatching(/^File "users.csv" has no rows for contacts\./) },
    })
    const started = await me.ask('POST', me.at('/start'), { when: 'now' })
    await server.jobs.idle()
    const results = await server.db
      .selectFrom('importResults')
      .select(['componentName', 'recordsInserted'])
      .where('batchId', '=', (started.data as { batchId: number }).batchId)
      .where('componentName', 'in', ['sites', 'staff', 'students'])
      .orderBy('sequence')
      .execute()
    expect(results).toEqual(
      ['sites', 'staff', 'students'].map((componentName) => ({
        componentName,
        recordsInserted: trials[componentName]?.added,
      })),
    )
  })

  it('refuses two files for one template, until one is taken out', async () => {
    const me = await newUploader()
    const checked = await me.upload({ 'SCH.csv': FILES['SCH.csv'], 'SCH 2.csv': FILES['SCH.csv'] })
    const second = fileIn(checked.files, 'SCH 2.csv')
    expect(second.problem).toBe(
      'SCH.csv is for the same template, and an import reads one of them. Leave one out.',
    )
    await me.ask('DELETE', me.at(`/files/${second.id}`))
    await me.check()
    expect((await me.current())?.files.map(({ problem }) => problem)).toEqual([null])
  })
})
