import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { ShownScreen } from '../../testing/show-screen.tsx'
import { templatesScreen, told, WAIT } from '../../testing/templates-screen.tsx'

const at = templatesScreen()

const SITES = 'CODE,NAME\n0412,Alder Creek\n0415,Juniper High\n'
const file = (text: string, name: string) => new File([text], name, { type: 'text/csv', lastModified: 1 })

const addSitesTemplate = (more: { isEnabled?: boolean } = {}) =>
  at.templates.add('sites', {
    name: 'Sites',
    source: 'upload',
    filePattern: 'sites*.csv',
    isEnabled: true,
    sisSystemId: null,
    importTemplateColumns: [
      { columnName: 'siteCode', sourceColumn: 'CODE' },
      { columnName: 'siteName', sourceColumn: 'NAME' },
    ],
    ...more,
  })

const openPanel = async ({ user }: ShownScreen) => {
  await user.click(await screen.findByRole('button', { name: 'Upload files' }, WAIT))
  return within(await screen.findByRole('dialog', { name: 'Upload files' }, WAIT))
}
type Panel = Awaited<ReturnType<typeof openPanel>>

const choose = async (panel: Panel, { user }: ShownScreen, label: string, ...files: readonly File[]) =>
  user.upload(await panel.findByLabelText(label, { selector: 'input' }, WAIT), [...files])

const focused = () => document.activeElement as HTMLElement

describe('[R46] files that somebody brings', () => {
  test('show what an import would do, and are imported on request', async () => {
    await addSitesTemplate()
    const shown = await at.show()
    const panel = await openPanel(shown)
    const input = await panel.findByLabelText('Files to import', { selector: 'input' }, WAIT)
    panel.getByRole('button', { name: 'Choose files' }).focus()
    fireEvent.change(input, {
      target: { files: [file(SITES, 'Schools.csv'), file('NAME,WHEN\n1,2\n', 'notes.csv')] },
    })
    const item = async (name: string) =>
      within((await panel.findByText(name, {}, WAIT)).closest('li') as HTMLElement)
    expect(await (await item('Schools.csv')).findByText('Inserted', {}, WAIT)).toBeVisible()
    expect((await item('Schools.csv')).getByText('Inserted').nextSibling).toHaveTextContent('2')
    expect(
      (await item('notes.csv')).getByText(/^No template fits this file\..*Sites also needs CODE\./),
    ).toBeVisible()
    const start = () => panel.getByRole('button', { name: 'Start import' })
    expect(start()).toHaveAttribute('aria-disabled', 'true')

    // Where "Choose files" was, nothing is left that could have the focus.
    expect(screen.getByRole('dialog', { name: 'Upload files' })).toContainElement(focused())

    await shown.user.click(panel.getByRole('button', { name: 'Leave out notes.csv' }))
    await waitFor(() => expect(start()).not.toHaveAttribute('aria-disabled'), WAIT)
    expect(focused()).toBe(panel.getByText('notes.csv').closest('li'))
    expect(panel.getByText(/^The next scheduled import is 09\/\d+\/2026/)).toBeVisible()
    await shown.user.click(start())
    await waitFor(() => expect(told(shown)).toContain(`Import started for ${at.district.districtName}`), WAIT)
    const link = await screen.findByRole('link', { name: /^Open batch \d+$/ }, WAIT)
    expect(link).toHaveAttribute('href', expect.stringMatching(/import-logs\/results\/\d+$/))
    await at.server.jobs.idle()
    const sites = at.server.db.selectFrom('sisRows').select('sourceId').where('lea', '=', at.district.lea)
    expect((await sites.orderBy('sourceId').execute()).map(({ sourceId }) => sourceId)).toEqual([
      '0412',
      '0415',
    ])
  }, 90_000)

  test('are kept for the next import and listed as waiting, if a schedule starts one', async () => {
    await addSitesTemplate()
    const schedule = (autoImportTime: string | null) =>
      at.server.db
        .updateTable('districts')
        .set({ autoImportTime })
        .where('lea', '=', at.district.lea)
        .execute()
    await schedule(null)
    const shown = await at.show()
    let panel = await openPanel(shown)
    await choose(panel, shown, 'Files to import', file(SITES, 'Schools.csv'))
    expect(await panel.findByText('No schedule imports with these templates.', {}, WAIT)).toBeVisible()
    await schedule('02:00')
    cleanup()

    const again = await at.show()
    panel = await openPanel(again)
    await again.user.click(await panel.findByRole('button', { name: 'Keep for the next import' }, WAIT))
    await waitFor(
      () =>
        expect(told(again)).toContainEqual(
          expect.stringMatching(/^The file will be imported on 09\/\d+\/2026 - \d\d:\d\d[AP]M \(ET\)$/),
        ),
      WAIT,
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), WAIT)
    panel = await openPanel(again)
    const waiting = within(await panel.findByRole('region', { name: 'Files waiting for an import' }, WAIT))
    expect(waiting.getByRole('listitem').textContent).toMatch(/^sitesSchools\.csv.* from /)
    expect(waiting.getByRole('link', { name: 'Open API Setup' })).toBeVisible()
  }, 90_000)

  test('go on after a reload when they are chosen again, and can be given up', async () => {
    await addSitesTemplate()
    const before = await at.show({
      faults: [[(request) => request.method === 'PATCH', { status: 413, message: 'Longer' }]],
    })
    const panel = await openPanel(before)
    await choose(panel, before, 'Files to import', file(SITES, 'Schools.csv'))
    expect(await panel.findByText('Longer', {}, WAIT)).toBeVisible()
    expect(panel.getByText('The upload stopped. What was uploaded is kept.')).toBeVisible()
    cleanup()

    const shown = await at.show()
    const again = await openPanel(shown)
    expect(await again.findByText("This upload isn't complete", {}, WAIT)).toBeVisible()
    await choose(again, shown, 'More files', file(SITES, 'Schools.csv'))
    expect(await again.findByText('Inserted', {}, WAIT)).toBeVisible()
    await shown.user.click(again.getByRole('button', { name: 'Discard' }))
    await shown.user.click(await screen.findByRole('button', { name: 'Discard upload' }, WAIT))
    expect(await again.findByLabelText('Files to import', { selector: 'input' }, WAIT)).toBeInTheDocument()
  }, 90_000)

  test('of a format that no template reads are offered the templates of what came along', async () => {
    const shown = await at.show()
    const panel = await openPanel(shown)
    await choose(
      panel,
      shown,
      'Files to import',
      file('sourcedId,status,name,type,identifier\ns1,,Alder Creek,school,0412\n', 'orgs.csv'),
      file('propertyName,value\noneroster.version,1.1\nfile.orgs,bulk\n', 'manifest.csv'),
    )
    expect(await panel.findByText('These files are OneRoster 1.1', {}, WAIT)).toBeVisible()
    expect(panel.getByText(/^It will be read with the rest of its set, .* are created\.$/)).toBeVisible()
    expect(
      panel.getByText('Create the templates for OneRoster 1.1 first, or leave out orgs.csv.'),
    ).toBeVisible()
    expect(panel.queryByText(/No template reads/)).toBeNull()
    await shown.user.click(panel.getByRole('button', { name: 'Create templates' }))
    expect(await panel.findAllByText('Part of a set of files: OneRoster 1.1', {}, WAIT)).toHaveLength(2)
    expect(panel.queryByText('These files are OneRoster 1.1')).toBeNull()
    const tried = within(
      await panel.findByRole('region', { name: 'What an import of the set would do' }, WAIT),
    )
    expect(tried.getByText('Inserted').nextSibling).toHaveTextContent('1')
    const created = at.server.db
      .selectFrom('importTemplates')
      .select('componentName')
      .where('lea', '=', at.district.lea)
      .where('sourceFormat', '=', 'oneRoster11')
    expect(await created.execute()).toEqual([{ componentName: 'sites' }])
    expect(panel.getByRole('button', { name: 'Start import' })).not.toHaveAttribute('aria-disabled')
  }, 90_000)

  test('are held up by a template that is paused, which is named and leads to its settings', async () => {
    const { id } = await addSitesTemplate({ isEnabled: false })
    const shown = await at.show()
    const panel = await openPanel(shown)
    await choose(panel, shown, 'Files to import', file(SITES, 'Schools.csv'))
    const link = await panel.findByRole('link', { name: 'Sites' }, WAIT)
    expect(link).toHaveAttribute('href', expect.stringContaining(`/sis-imports/${id}`))
    expect(link.closest('p')).toHaveTextContent(
      'It looks like Sites, whose template is paused: Sites. Enable it, then check the files again. Create a template',
    )
  }, 90_000)

  test('are only checked while imports are off, which is said from the beginning', async () => {
    const { id, lea } = at.district
    await at.server.db
      .updateTable('districts')
      .set({ importsEnabled: false })
      .where('lea', '=', lea)
      .execute()
    await addSitesTemplate()
    const shown = await at.show()
    const panel = await openPanel(shown)
    expect(await panel.findByText('Imports are off for this district.', {}, WAIT)).toBeVisible()
    expect(panel.getByRole('link', { name: 'Open District Profile' })).toHaveAttribute(
      'href',
      expect.stringContaining(`/${id}/district/district-profile`),
    )
    await choose(panel, shown, 'Files to import', file(SITES, 'Schools.csv'), file('hello\n', 'hello.txt'))
    const start = await panel.findByRole('button', { name: 'Start import' }, WAIT)
    expect(start).toHaveAttribute('aria-disabled', 'true')
    expect(panel.getByRole('button', { name: 'Keep for the next import' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    expect(panel.getByText(/^No template fits this file\. Its first line has no column names/)).toBeVisible()
  }, 90_000)

  test('are not offered by a backend that takes none', async () => {
    const shown = await at.show({ faults: [['importUploads.current', { status: 501 }]] })
    await shown.user.click(await screen.findByRole('button', { name: 'Upload files' }, WAIT))
    await waitFor(
      () => expect(screen.queryByRole('button', { name: 'Upload files' })).not.toBeInTheDocument(),
      WAIT,
    )
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  }, 90_000)
})
