import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { rowOf, templatesScreen, told, WAIT } from '../../testing/templates-screen.tsx'

const at = templatesScreen()

describe('many templates', () => {
  test('[ux 9.3] an empty district is offered the standard set of a system; what fails is named', async () => {
    const shown = await at.show()
    await shown.user.click(await screen.findByRole('button', { name: 'Create standard templates' }, WAIT))
    const dialog = within(await screen.findByRole('dialog', { name: 'Create standard templates' }, WAIT))
    shown.faults.on('sisImports.create', { status: 409, message: 'Not now', times: 1 })
    await shown.user.selectOptions(await dialog.findByRole('combobox', {}, WAIT), 'Q')
    await shown.user.click(await dialog.findByRole('button', { name: 'Create 7 templates' }, WAIT))
    expect(await dialog.findByText("1 template couldn't be created", {}, WAIT)).toBeVisible()
    expect(dialog.getByText('Sites: Not now')).toBeVisible()
    expect(dialog.getByText('6 templates created')).toBeVisible()
    await shown.user.click(await dialog.findByRole('button', { name: 'Create 1 template' }, WAIT))
    await waitFor(async () => expect(await at.templates.read()).toHaveLength(7), WAIT)
    await shown.user.click(await dialog.findByRole('button', { name: 'Done' }, WAIT))
    expect(await screen.findByRole('radio', { name: 'Created 7' }, WAIT)).toBeChecked()
  }, 90_000)

  test('[R46] a sync takes a choice in a mode of its own, and leads to its batch', async () => {
    await at.templates.add('sites')
    const shown = await at.show()
    await waitFor(
      () => expect(screen.getByRole('button', { name: 'Sync now' })).not.toHaveAttribute('aria-disabled'),
      WAIT,
    )
    await shown.user.click(screen.getByRole('button', { name: 'Sync now' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Sync now?' }, WAIT))
    await dialog.findByRole('checkbox', { name: 'Sites' }, WAIT)
    await shown.user.selectOptions(dialog.getByRole('combobox', { name: 'Mode' }), 'Additions only')
    await shown.user.click(dialog.getByRole('button', { name: 'Start sync' }))
    await waitFor(() => expect(told(shown)).toContain(`Import started for ${at.district.districtName}`), WAIT)
    const { payload } = await at.server.db
      .selectFrom('jobs')
      .selectAll()
      .where('lea', '=', at.district.lea)
      .executeTakeFirstOrThrow()
    expect(payload).toEqual({ mode: 'addOnly' })
    await at.server.jobs.idle()
  }, 90_000)

  test('[R46] nothing can be synced while no template is switched on, and it says so', async () => {
    await at.templates.add('sites', { isEnabled: false })
    await at.show()
    await rowOf('Sites')
    screen.getByRole('button', { name: 'Sync now' }).focus()
    await screen.findByText('No templates are enabled', {}, WAIT)
  })
})
