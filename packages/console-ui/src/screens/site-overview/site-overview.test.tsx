import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { codes, drawer, rowOf, sitesOfDistrict, WAIT } from '../../testing/sites-of-district.tsx'
import { SiteOverview } from './index.ts'

const sites = sitesOfDistrict(SiteOverview, [() => import('./site-drawer.tsx')])
const { add, addImported, show } = sites

describe('the list', () => {
  test('[ux 9.8] closed sites come last, a missing type is named, and each says where it comes from', {
    tags: 'main:site-overview',
  }, async () => {
    await add('0409', 'Old Mill', { schoolType: 'Closed', lowGrade: 'KG', highGrade: '05' })
    await addImported('0410', 'Birch')
    await add('0412', 'Cedar', { schoolType: 'High School', includeInImport: false })
    await show()
    await screen.findByRole('rowheader', { name: '0410' })
    expect(codes()).toEqual(['0410', '0412', '0409'])
    const texts = async (code: string) =>
      (await rowOf(code)).getAllByRole('cell').map((cell) => cell.textContent)
    expect((await texts('0410')).slice(0, 6)).toEqual(['Birch', 'Not set', '–no value', '0', 'Open', 'SIS'])
    expect((await texts('0412')).slice(1, 6)).toEqual([
      'High School',
      '–no value',
      '0',
      'Not in imports',
      'Added here',
    ])
    expect((await texts('0409')).slice(1, 5)).toEqual(['Closed', 'KG–05', '0', 'Closed'])
  })

  test.each([
    ['Not set', 2, ['0401', '0402']],
    ['Not in the SIS', 2, ['0402', '0403']],
  ])('[ux 9.8] the view "%s" counts and shows them', async (view, count, expected) => {
    await addImported('0401', 'Birch')
    await add('0402', 'Cedar')
    await add('0403', 'Elm', { schoolType: 'High School' })
    const { user } = await show()
    await user.click(await screen.findByRole('radio', { name: `${view} ${count}` }))
    await waitFor(() => expect(codes()).toEqual(expected))
  })

  test('a district without a site says how the first one comes', async () => {
    const { user } = await show()
    expect(await screen.findByText('Add a site, or run a sync to import them.')).toBeVisible()
    const [inHeader, inPlace] = screen.getAllByRole('button', { name: 'Add site' })
    expect(inHeader).toBeVisible()
    if (inPlace) await user.click(inPlace)
    expect(await drawer('Add site')).toBeVisible()
  })

  test('[R47] whoever only sees sites gets the list and the form, and nothing to change', async () => {
    await add('0401', 'Birch')
    const { user } = await show({ as: sites.district.email })
    await user.click(await screen.findByRole('button', { name: '0401' }))
    const form = within(await drawer('Birch'))
    expect(form.getByText('You can view sites. Only provider staff can add or edit them.')).toBeVisible()
    expect(form.getByRole('textbox', { name: /^Site name/ })).toHaveAttribute('readonly')
    cleanup()
    await show({ as: sites.district.email, query: { edit: 'types', code: '0999' } })
    expect(await within(await drawer('0999')).findByText('Site 0999 not found.')).toBeVisible()
    for (const name of ['Add site', 'Edit types', 'Done'])
      expect(screen.queryByRole('button', { name, hidden: true })).toBeNull()
    expect(screen.queryByRole('combobox', { name: /^School type of/, hidden: true })).toBeNull()
  })
})

describe('codes without a site', () => {
  const larkspur = () => sites.server.districts.find(({ lea }) => lea === '4107320')?.id

  test('are those that rows of the last import named, with their rows, until the site is there', async () => {
    const { user } = await show({ districtId: larkspur() })
    const line = await screen.findByRole('region', { name: 'Codes without a site' })
    await user.click(await within(line).findByRole('button', { name: 'Add site 0417' }, WAIT))
    expect(line.textContent).toMatch(/^1 code without a site: 0417 \(\d+ rows?\) rejected in batch \d+/)
    const form = within(await drawer('Add site'))
    await user.type(form.getByRole('textbox', { name: /^Site name/ }), 'Juniper')
    await user.click(form.getByRole('button', { name: 'Add site' }))
    // What the batch refused stays refused until the next one
    await waitFor(
      () =>
        expect(line.textContent).toMatch(
          /^Every code has a site now\. The next sync rechecks the \d+ rows? rejected in batch \d+Sync now$/,
        ),
      WAIT,
    )
    await user.click(within(line).getByRole('button', { name: 'Sync now' }))
    expect(await screen.findByRole('dialog', { name: 'Sync now?' })).toBeVisible()
  })

  test('are no matter of those who may not see imports', async () => {
    await show({ as: sites.district.email })
    await screen.findByText('They appear after the first import of sites.')
    expect(screen.queryByRole('region', { name: 'Codes without a site' })).toBeNull()
  })
})
