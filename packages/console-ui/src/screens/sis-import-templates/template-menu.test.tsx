import type { SisImportTemplateDetailed } from '@edconsole/console-core'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { pick, rowOf, templatesScreen, told, WAIT } from '../../testing/templates-screen.tsx'

const at = templatesScreen()

describe('one template', () => {
  test('[S7] is duplicated under a name of its own, switched off', async () => {
    await at.templates.add('sites')
    const shown = await at.show()
    await pick(shown, 'Sites', 'Duplicate')
    expect(await screen.findByRole('rowheader', { name: /Sites \(copy\)/ }, WAIT)).toBeVisible()
    expect(told(shown)).toContain('Template created (Sites)')
    const copy = await at.stored('Sites (copy)')
    expect(copy.isEnabled).toBe(false)
    const mapping = ({ importTemplateColumns }: SisImportTemplateDetailed) =>
      importTemplateColumns.map(({ columnName, sourceColumn }) => [columnName, sourceColumn])
    expect(mapping(copy)).toEqual(mapping(await at.stored('Sites')))
  })

  test('[S7] is switched off and on', async () => {
    await at.templates.add('sites')
    const shown = await at.show()
    await pick(shown, 'Sites', 'Disable')
    expect(await screen.findByText('Paused', {}, WAIT)).toBeVisible()
    expect(told(shown)).toContain('Template updated (Sites)')
    expect((await at.stored('Sites')).isEnabled).toBe(false)
    await pick(shown, 'Sites', 'Enable')
    await waitFor(async () => expect((await at.stored('Sites')).isEnabled).toBe(true), WAIT)
  })

  test('[S7] is deleted once its name is typed; a refusal stays in the dialog, word by word', async () => {
    const { id } = await at.templates.add('sites')
    const shown = await at.show()
    await rowOf('Sites')
    const refused = shown.faults.on('sisImports.remove', { status: 409, message: 'It is in use', times: 1 })
    await pick(shown, 'Sites', 'Delete')
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Delete the Sites template?' }, WAIT),
    )
    const button = question.getByRole('button', { name: 'Delete template' })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    await shown.user.type(question.getByLabelText(/^Type Sites/), 'Sites')
    await shown.user.click(button)
    expect(await question.findByText('It is in use')).toBeVisible()
    expect(refused.met).toBe(1)
    expect(told(shown)).toEqual([`Error removing template ${id}`])
    await shown.user.click(button)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), WAIT)
    expect(await at.templates.read()).toEqual([])
    expect((await screen.findAllByText('No templates yet', {}, WAIT))[0]).toBeVisible()
  }, 90_000)
})
